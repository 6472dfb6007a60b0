import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { ComplaintNextScreen } from './complaint-next-screen.tsx';
import { useComplaintNext } from './use-complaint-next.ts';

/** `/complainPageNext?problemType&problemSonType&orderNo` */
export const ComplaintNextRoute = screenRoute({
  address: screens.complaintNext,
  title: plainMessage(complaintMessages, 'title'),
  useController: useComplaintNext,
  View: ComplaintNextScreen,
  // Another order is another complaint, with its own words and pictures.
  keyOf: ({ orderNo }) => orderNo,
});
