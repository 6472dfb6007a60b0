import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { systemClock } from '@peace/money-date';
import { borrowerOf, clearForNewBorrower, readSession } from '@peace/session';
import { readQuery } from '@peace/web-platform';
import { localItems } from '@peace/web-platform/storage';
import { complaintDraftsItem, noDrafts, unsentDrafts } from '#features/complaint/complaint-draft.ts';
import type { EarlyScreen } from '#shared/early-visit.ts';
import { paths } from '#shared/paths.ts';
import { openItem } from '#shared/state/stored-item.ts';
import { ComplaintScreen } from './complaint-screen.tsx';
import { choicesFrom, shownChoices } from './complaint.model.ts';

const later = () => undefined;

/** The complaint page as its route shows it at first. */
const complaint: EarlyScreen<typeof getComplaintOptions> = {
  path: paths.complaint,
  endpoint: getComplaintOptions,
  view: (options, window) => {
    const linkOrderId = readQuery(window).get('orderId')?.trim() ?? '';
    // The app does it only when it has come: what another borrower left is not to be painted until then.
    const { params } = readSession(window);
    clearForNewBorrower(window, params);
    const access = { storage: localItems(window), clock: systemClock, borrower: borrowerOf(params) };
    const drafts = openItem(access, complaintDraftsItem).read() ?? noDrafts;
    return (
      <ComplaintScreen
        state={
          options
            ? { kind: 'ready', data: shownChoices(options, choicesFrom(options, { drafts, linkOrderId })) }
            : { kind: 'loading' }
        }
        unsent={unsentDrafts(drafts)}
        onBack={later}
        onRetry={later}
        onMyComplaints={later}
        onCustomerService={later}
        onOrder={later}
        onType={later}
        onSubType={later}
        onContinue={later}
        onDiscard={later}
      />
    );
  },
};

export const earlyScreens = [complaint];
