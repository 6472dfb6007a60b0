import { getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { href, screens, type ParamsOf } from '@peace/screens';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { ComplaintListScreen } from './complaint-list-screen.tsx';

/** `/complaintList`; `tab` is the tab that was open, so that going back from a complaint finds it again. */
export const ComplaintListRoute = screenRoute({
  address: screens.complaintList,
  title: plainMessage(complaintMessages, 'myComplaints'),
  Page: ComplaintList,
});

function ComplaintList({ params }: { readonly params: ParamsOf<typeof screens.complaintList> }): ReactElement {
  const navigate = useNavigate();
  const { api } = useServices();
  const [, setQuery] = useSearchParams();
  const { state, reload } = useRead(listComplaints, {});
  useRestored(reload);
  return (
    <ComplaintListScreen
      state={state}
      activeTab={Number(params.tab ?? 0)}
      onTab={(index) => setQuery({ tab: String(index) }, { replace: true })}
      onBack={useGoBack()}
      onRetry={reload}
      onPress={(problemId) => api.prefetch(getComplaint, { problemId })}
      onOpen={(problemId) => void navigate(href(screens.complaintDetails, { problemId }))}
      onFile={() => void navigate(href(screens.complaint))}
    />
  );
}
