import { clearForNewBorrower, readSession } from '@peace/session';
import { readQuery } from '@peace/web-platform';
import { localItems } from '@peace/web-platform/storage';
import { storedDraft } from '#features/complaint/complaint-draft.ts';
import { earlyScreen } from '#shared/early-screen.tsx';
import { complaintAtFirst, complaintFirst } from './complaint.first.ts';
import { ComplaintScreen } from './complaint-screen.tsx';

export const earlyScreens = [
  earlyScreen({
    ...complaintFirst,
    View: ComplaintScreen,
    firstProps: (state, window) => {
      // The app does it only when it has come: what another borrower left is not to be painted until then.
      clearForNewBorrower(window, readSession(window).params);
      const linkOrderId = readQuery(window).get('orderId')?.trim() ?? '';
      return complaintAtFirst(state, { draft: storedDraft(localItems(window)).read(), linkOrderId });
    },
  }),
];
