import { readQuery } from '@peace/web-platform';
import { earlyScreen } from '#shared/early-screen.tsx';
import { complaintListFirst, complaintListFirstProps } from './complaint-list.first.ts';
import { ComplaintListScreen } from './complaint-list-screen.tsx';

export const earlyScreens = [
  earlyScreen({
    ...complaintListFirst,
    View: ComplaintListScreen,
    firstProps: (state, window) => complaintListFirstProps(state, readQuery(window).get('tab')?.trim()),
  }),
];
