import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { mapReady } from '@peace/ui-kit/async-view';
import type { ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { unsentDrafts, withoutDraft } from '#features/complaint/complaint-draft.ts';
import { useComplaintDrafts } from '#features/complaint/use-complaint-drafts.ts';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { ComplaintScreen } from './complaint-screen.tsx';
import { useComplaintChoice } from './use-complaint-choice.ts';

/** `/complaint?orderId`; without an order the backend picks one. */
export function ComplaintRoute(): ReactElement {
  const t = useMessages(complaintMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const linkOrderId = query.get('orderId')?.trim() ?? '';
  const { state, reload } = useRead(getComplaintOptions, linkOrderId === '' ? {} : { orderId: linkOrderId });
  const options = state.kind === 'ready' ? state.data : null;
  const hold = useComplaintDrafts();
  const { shown, ...choose } = useComplaintChoice(options, linkOrderId, hold);
  useRestored(reload);
  return (
    <>
      <title>{t('title')}</title>
      <ComplaintScreen
        state={mapReady(state, () => shown)}
        unsent={unsentDrafts(hold.drafts)}
        onBack={useGoBack()}
        onRetry={reload}
        onMyComplaints={() => void navigate(paths.complaintList)}
        onCustomerService={() => void navigate(paths.customerService)}
        onDiscard={(orderNo) => hold.change((drafts) => withoutDraft(drafts, orderNo))}
        {...choose}
      />
    </>
  );
}
