import { screenRoute } from '#shared/screen-route.tsx';
import { complaintFirst } from './complaint.first.ts';
import { ComplaintScreen } from './complaint-screen.tsx';
import { useComplaint } from './use-complaint.ts';

/** `/complaint?orderId`; without an order the backend picks one. */
export const ComplaintRoute = screenRoute({ ...complaintFirst, useController: useComplaint, View: ComplaintScreen });
