import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { useCallback, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasContent } from '#features/complaint/complaint-draft.ts';
import { useComplaintDraft } from '#features/complaint/use-complaint-draft.ts';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { ComplaintScreen, type ComplaintState } from './complaint-screen.tsx';
import { stateOf } from './complaint.model.ts';
import { useComplaintChoice } from './use-complaint-choice.ts';

/** `/complaint?orderId`; without an order the backend picks one. */
export function ComplaintRoute(): ReactElement {
  const common = useMessages(commonMessages);
  const t = useMessages(complaintMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const linkOrderId = query.get('orderId')?.trim() ?? '';
  const read = useRead(getComplaintOptions, linkOrderId === '' ? {} : { orderId: linkOrderId });
  const options = read.kind === 'ready' ? read.data : null;
  const hold = useComplaintDraft();
  const { choices, ...choose } = useComplaintChoice(options, linkOrderId, hold);
  const reload = useCallback(() => {
    if (read.kind !== 'loading') void read.reload();
  }, [read]);
  useRestored(reload);

  const state: ComplaintState =
    read.kind === 'failed'
      ? { kind: 'failed', message: errorWording(read.error, common), isRetrying: read.isRetrying }
      : options && choices
        ? stateOf(options, choices)
        : { kind: 'loading' };
  return (
    <>
      <title>{t('title')}</title>
      <ComplaintScreen
        state={state}
        unsent={hasContent(hold.draft) ? hold.draft : null}
        onBack={useGoBack()}
        onRetry={reload}
        onMyComplaints={() => void navigate(paths.complaintList)}
        onCustomerService={() => void navigate(paths.customerService)}
        onDiscard={hold.clear}
        {...choose}
      />
    </>
  );
}
