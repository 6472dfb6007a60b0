import { screenRoute } from '#shared/screen-route.tsx';
import { complaintDetailsFirst } from './complaint-details.first.ts';
import { ComplaintDetailsView } from './complaint-details-view.tsx';
import { useComplaintDetails } from './use-complaint-details.ts';

/** `/complainDetails?problemId` */
export const ComplaintDetailsRoute = screenRoute({
  ...complaintDetailsFirst,
  useController: useComplaintDetails,
  View: ComplaintDetailsView,
});
