import { systemClock } from '@peace/money-date';
import { earlyScreen } from '#shared/early-screen.tsx';
import { complaintDetailsFirst, complaintDetailsFirstProps } from './complaint-details.first.ts';
import { ComplaintDetailsView } from './complaint-details-view.tsx';

export const earlyScreens = [
  earlyScreen({
    ...complaintDetailsFirst,
    View: ComplaintDetailsView,
    firstProps: (state) => complaintDetailsFirstProps(state, { filedAt: null, now: systemClock.now() }),
  }),
];
