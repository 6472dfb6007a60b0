import { getComplaint, type ComplaintDetails } from '@peace/api-client/contract/complaint/get-complaint';
import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { screens } from '@peace/screens';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import type { StateOf } from '#shared/events.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import type { ComplaintDetailsViewProps } from './complaint-details.view.tsx';
import { progressOf } from '#features/complaint/complaint-progress.ts';

export const complaintDetailsScreen = {
  address: screens.complaintDetails,
  title: plainMessage(complaintMessages, 'detailsTitle'),
  endpoint: getComplaint,
};

/** @param filedAt when it was filed, as the list says it; null while that is not known */
export function complaintDetailsProps(
  state: AsyncState<ComplaintDetails>,
  { filedAt, now }: { readonly filedAt: string | null; readonly now: number | null },
): StateOf<ComplaintDetailsViewProps> {
  return {
    state: mapReady(state, (complaint) => ({ complaint, progress: progressOf(complaint, filedAt, now) })),
    rating: { open: false, outcome: { kind: 'idle' } },
  };
}

export const earlyScreens: EarlyScreens<typeof complaintDetailsScreen> = () => [
  { ...complaintDetailsScreen, atFirst: (state) => complaintDetailsProps(state, { filedAt: null, now: null }) },
];
