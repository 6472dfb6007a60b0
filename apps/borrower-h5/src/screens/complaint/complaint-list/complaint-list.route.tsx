import { screenRoute } from '#shared/screen-route.tsx';
import { complaintListFirst } from './complaint-list.first.ts';
import { ComplaintListScreen } from './complaint-list-screen.tsx';
import { useComplaintList } from './use-complaint-list.ts';

/** `/complaintList`; `tab` is the tab that was open, so that going back from a complaint finds it again. */
export const ComplaintListRoute = screenRoute({
  ...complaintListFirst,
  useController: useComplaintList,
  View: ComplaintListScreen,
});
