import { getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { linkTo } from '@peace/session';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { ComplaintListScreen } from './complaint-list-screen.tsx';

/** `/complaintList`; `tab` is the tab that was open, so that going back from a complaint finds it again. */
export function ComplaintListRoute(): ReactElement {
  const t = useMessages(complaintMessages);
  const navigate = useNavigate();
  const { api } = useServices();
  const [query, setQuery] = useSearchParams();
  const { state, reload } = useRead(listComplaints, {});
  useRestored(reload);
  return (
    <>
      <title>{t('myComplaints')}</title>
      <ComplaintListScreen
        state={state}
        activeTab={Number(query.get('tab') ?? 0)}
        onTab={(index) => setQuery({ tab: String(index) }, { replace: true })}
        onBack={useGoBack()}
        onRetry={reload}
        onPress={(problemId) => api.readAhead(getComplaint, { problemId })}
        onOpen={(problemId) => void navigate(linkTo(paths.complaintDetails, { problemId }))}
        onFile={() => void navigate(paths.complaint)}
      />
    </>
  );
}
