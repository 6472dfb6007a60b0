import { systemClock } from '@peace/money-date';
import { borrowerOf, readSession } from '@peace/session';
import { readQuery } from '@peace/web-platform';
import { localItems } from '@peace/web-platform/storage';
import { complaintDraftsItem, noDrafts } from '#features/complaint/complaint-draft.ts';
import { earlyScreen } from '#shared/early-screen.tsx';
import { openItem } from '#shared/state/stored-item.ts';
import { complaintFirstProps, complaintFirst } from './complaint.first.ts';
import { ComplaintScreen } from './complaint-screen.tsx';

export const earlyScreens = [
  earlyScreen({
    ...complaintFirst,
    View: ComplaintScreen,
    firstProps: (state, window) => {
      const linkOrderId = readQuery(window).get('orderId')?.trim() ?? '';
      const storage = localItems(window);
      const borrower = borrowerOf(storage, readSession(window).params);
      const access = { storage, clock: systemClock, borrower };
      const drafts = openItem(access, complaintDraftsItem).read() ?? noDrafts;
      return complaintFirstProps(state, { drafts, linkOrderId });
    },
  }),
];
