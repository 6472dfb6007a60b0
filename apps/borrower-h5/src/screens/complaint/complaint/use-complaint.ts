import type { ParamsOf, screens } from '@peace/screens';
import { withoutDraft } from '#features/complaint/complaint-draft.ts';
import { useSentComplaint } from '#features/complaint/use-sent-complaint.ts';
import { useComplaintDrafts } from '#features/complaint/use-complaint-drafts.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { complaintScreen, initialComplaint } from './complaint.screen.ts';
import { type ComplaintViewProps, ComplaintView } from './complaint.view.tsx';
import { useComplaintChoice } from './use-complaint-choice.ts';

/** The view's props, from the backend, the stored drafts and the borrower. */
export function useComplaint(params: ParamsOf<typeof screens.complaint>): ComplaintViewProps {
  const linkOrderId = params.orderId ?? '';
  const { state, reload } = useRead(complaintScreen.endpoint, params);
  useRestored(reload);
  const stored = useComplaintDrafts();
  const { tapped, events } = useComplaintChoice(state.kind === 'ready' ? state.data : null, linkOrderId, stored);
  return {
    ...initialComplaint(state, { drafts: stored.drafts, linkOrderId, tapped }),
    sent: useSentComplaint(linkOrderId),
    events: {
      ...events,
      back: useGoBack(),
      retry: reload,
      discard: (orderNo) => stored.change((drafts) => withoutDraft(drafts, orderNo)),
    },
  };
}

/** `/complaint?orderId`; without an order the backend picks one. */
export const ComplaintRoute = screenRoute({ ...complaintScreen, useController: useComplaint, View: ComplaintView });
