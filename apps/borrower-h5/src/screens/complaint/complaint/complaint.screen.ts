import { getComplaintOptions, type ComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { screens } from '@peace/screens';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import { unsentDrafts, complaintDraftsItem, noDrafts } from '#features/complaint/complaint-draft.ts';
import { isPerhapsSent } from '#features/complaint/stored-complaint.ts';
import type { StateOf } from '#shared/events.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import { earlyItemAccess, openItem, type ItemAccess } from '#shared/storage/stored-item.ts';
import type { ComplaintViewProps } from './complaint.view.tsx';
import { choicesFrom, shownChoices, type ChoiceSources } from './complaint.model.ts';

export const complaintScreen = {
  address: screens.complaint,
  title: plainMessage(complaintMessages, 'title'),
  endpoint: getComplaintOptions,
};

export function complaintProps(
  state: AsyncState<ComplaintOptions>,
  sources: ChoiceSources & { readonly paid: string | undefined },
  access: ItemAccess,
): StateOf<ComplaintViewProps> {
  const drafts = unsentDrafts(sources.drafts);
  const perhapsSent = drafts.filter((draft) => isPerhapsSent(access, draft));
  return {
    sent: null,
    state: mapReady(state, (options) => shownChoices(options, choicesFrom(options, sources))),
    unsent: drafts.filter((draft) => !perhapsSent.includes(draft)),
    perhapsSent,
    linkOrderId: sources.linkOrderId,
    paid: sources.paid,
  };
}

export const earlyScreens: EarlyScreens<typeof complaintScreen> = () => [
  {
    ...complaintScreen,
    atFirst: (state, { window, params: { orderId: linkOrderId = '', paid } }) => {
      const access = earlyItemAccess(window, state.kind === 'ready');
      const drafts = openItem(access, complaintDraftsItem).read() ?? noDrafts;
      return complaintProps(state, { drafts, linkOrderId, paid }, access);
    },
  },
];
