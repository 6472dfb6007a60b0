import type { ParamsOf, screens } from '@peace/screens';
import { withoutDraft } from '#features/complaint/complaint-draft.ts';
import { useSentComplaint } from '#features/complaint/use-sent-complaint.ts';
import { useComplaintDrafts } from '#features/complaint/use-complaint-drafts.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { complaintFirst, complaintFirstProps } from './complaint.first.ts';
import type { ComplaintScreenProps } from './complaint-screen.tsx';
import { useComplaintChoice } from './use-complaint-choice.ts';

/** The view's props, from the backend, the stored drafts and the borrower. */
export function useComplaint(params: ParamsOf<typeof screens.complaint>): ComplaintScreenProps {
  const linkOrderId = params.orderId ?? '';
  const { state, reload } = useRead(complaintFirst.endpoint, params);
  useRestored(reload);
  const stored = useComplaintDrafts();
  const { tapped, ...choose } = useComplaintChoice(state.kind === 'ready' ? state.data : null, linkOrderId, stored);
  return {
    ...complaintFirstProps(state, { drafts: stored.drafts, linkOrderId, tapped }),
    ...choose,
    sent: useSentComplaint(linkOrderId),
    onBack: useGoBack(),
    onRetry: reload,
    onDiscard: (orderNo) => stored.change((drafts) => withoutDraft(drafts, orderNo)),
  };
}
