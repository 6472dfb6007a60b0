import { getComplaintOptions, type ComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { screens } from '@peace/screens';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import { unsentDrafts } from '#features/complaint/complaint-draft.ts';
import { noop } from '#shared/noop.ts';
import type { ComplaintScreenProps } from './complaint-screen.tsx';
import { choicesFrom, shownChoices, type ChoiceSources } from './complaint.model.ts';

/** The complaint page, as its route and its early page know it. */
export const complaintFirst = {
  address: screens.complaint,
  title: plainMessage(complaintMessages, 'title'),
  endpoint: getComplaintOptions,
};

/** What the complaint page shows of a state and the drafts before anything was touched. */
export function complaintFirstProps(state: AsyncState<ComplaintOptions>, sources: ChoiceSources): ComplaintScreenProps {
  return {
    sent: null,
    state: mapReady(state, (options) => shownChoices(options, choicesFrom(options, sources))),
    unsent: unsentDrafts(sources.drafts),
    linkOrderId: sources.linkOrderId,
    onBack: noop,
    onRetry: noop,
    onOrder: noop,
    onType: noop,
    onSubType: noop,
    onDiscard: noop,
  };
}
