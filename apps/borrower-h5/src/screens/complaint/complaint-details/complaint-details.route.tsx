import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { ComplaintDetailsView } from './complaint-details-view.tsx';
import { useComplaintDetails } from './use-complaint-details.ts';

/** `/complainDetails?problemId` */
export const ComplaintDetailsRoute = screenRoute({
  address: screens.complaintDetails,
  title: plainMessage(complaintMessages, 'detailsTitle'),
  useController: useComplaintDetails,
  View: ComplaintDetailsView,
});
