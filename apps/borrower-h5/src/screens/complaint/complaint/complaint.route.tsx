import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { href, screens, type ParamsOf } from '@peace/screens';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useComplaintDraft } from '#features/complaint/use-complaint-draft.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { complaintAtFirst, complaintFirst } from './complaint.first.ts';
import { ComplaintScreen } from './complaint-screen.tsx';
import { useComplaintChoice } from './use-complaint-choice.ts';

/** `/complaint?orderId`; without an order the backend picks one. */
export const ComplaintRoute = screenRoute({ ...complaintFirst, Page: Complaint });

function Complaint({ params }: { readonly params: ParamsOf<typeof screens.complaint> }): ReactElement {
  const navigate = useNavigate();
  const linkOrderId = params.orderId ?? '';
  const { state, reload } = useRead(getComplaintOptions, params);
  const options = state.kind === 'ready' ? state.data : null;
  const hold = useComplaintDraft();
  const { tapped, ...choose } = useComplaintChoice(options, linkOrderId, hold);
  useRestored(reload);
  return (
    <ComplaintScreen
      {...complaintAtFirst(state, { draft: hold.draft, linkOrderId, tapped })}
      onBack={useGoBack()}
      onRetry={reload}
      onMyComplaints={() => void navigate(href(screens.complaintList))}
      onCustomerService={() => void navigate(href(screens.customerService))}
      onDiscard={hold.clear}
      {...choose}
    />
  );
}
