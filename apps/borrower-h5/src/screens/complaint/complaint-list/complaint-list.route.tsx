import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { ComplaintListScreen } from './complaint-list-screen.tsx';
import { useComplaintList } from './use-complaint-list.ts';

/** `/complaintList`; `tab` is the tab that was open, so that going back from a complaint finds it again. */
export const ComplaintListRoute = screenRoute({
  address: screens.complaintList,
  title: plainMessage(complaintMessages, 'myComplaints'),
  useController: useComplaintList,
  View: ComplaintListScreen,
});
