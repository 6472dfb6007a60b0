import { href, screens, type ParamsOf } from '@peace/screens';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { withoutDraft } from '#features/complaint/complaint-draft.ts';
import { useComplaintDrafts } from '#features/complaint/use-complaint-drafts.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { complaintFirstProps, complaintFirst } from './complaint.first.ts';
import { ComplaintScreen } from './complaint-screen.tsx';
import { useComplaintChoice } from './use-complaint-choice.ts';

/** `/complaint?orderId`; without an order the backend picks one. */
export const ComplaintRoute = screenRoute({ ...complaintFirst, Page: Complaint });

function Complaint({ params }: { readonly params: ParamsOf<typeof screens.complaint> }): ReactElement {
  const navigate = useNavigate();
  const linkOrderId = params.orderId ?? '';
  const { state, reload } = useRead(complaintFirst.endpoint, params);
  useRestored(reload);
  const hold = useComplaintDrafts();
  const { tapped, ...choose } = useComplaintChoice(state.kind === 'ready' ? state.data : null, linkOrderId, hold);
  return (
    <ComplaintScreen
      {...complaintFirstProps(state, { drafts: hold.drafts, linkOrderId, tapped })}
      onBack={useGoBack()}
      onRetry={reload}
      onMyComplaints={() => void navigate(href(screens.complaintList))}
      onCustomerService={() => void navigate(href(screens.customerService, { orderId: params.orderId }))}
      onDiscard={(orderNo) => hold.change((drafts) => withoutDraft(drafts, orderNo))}
      {...choose}
    />
  );
}
