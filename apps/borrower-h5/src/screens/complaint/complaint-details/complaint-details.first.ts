import { getComplaint, type ComplaintDetails } from '@peace/api-client/contract/complaint/get-complaint';
import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { screens } from '@peace/screens';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import { noop } from '#shared/noop.ts';
import type { ComplaintDetailsViewProps } from './complaint-details-view.tsx';
import { standingOf } from './complaint-status.model.ts';

/** One complaint, as its route and its early page know it. */
export const complaintDetailsFirst = {
  address: screens.complaintDetails,
  title: plainMessage(complaintMessages, 'detailsTitle'),
  endpoint: getComplaint,
};

/**
 * What one complaint shows of a state before anything was touched.
 *
 * @param filedAt when it was filed, as the list says it; null while that is not known
 */
export function complaintDetailsFirstProps(
  state: AsyncState<ComplaintDetails>,
  { filedAt, now }: { readonly filedAt: string | null; readonly now: number },
): ComplaintDetailsViewProps {
  return {
    page: {
      state: mapReady(state, (complaint) => ({ complaint, standing: standingOf(complaint, filedAt, now) })),
      onBack: noop,
      onRetry: noop,
      onRate: noop,
    },
    rating: { open: false, outcome: { kind: 'idle' }, onSend: noop, onCheckAgain: noop, onCancel: noop },
  };
}
