import { saveEvent } from '@peace/api-client/contract/tracking/save-event';
import { trackClick } from '@peace/api-client/contract/tracking/track-click';
import { trackVisit } from '@peace/api-client/contract/tracking/track-visit';
import { trackVariant2 } from '@peace/api-client/contract/tracking/track-variant2';
import { handle } from '../handle.ts';
import type { SandboxState } from '../state/sandbox-state.ts';

type Texts = Readonly<Record<string, string>>;

/** Keeps what was sent. */
const keptIn =
  (list: (state: SandboxState) => Texts[]) =>
  ({ state, payload }: { readonly state: SandboxState; readonly payload: Texts }): null => {
    list(state).push({ ...payload });
    return null;
  };

/** These calls are only counted. `/__sandbox/tracking` shows them. */
export const trackingHandlers = [
  handle(saveEvent, { sample: { productId: '101', positionId: 0 }, respond: keptIn(({ events }) => events) }),
  handle(trackVariant2, { sample: { productId: '203', event: 'shown' }, respond: keptIn(({ events }) => events) }),
  handle(trackVisit, { sample: { clientType: 'ios' }, respond: keptIn(({ promotion }) => promotion.visits) }),
  handle(trackClick, {
    sample: { clientType: 'ios', phone: '' },
    respond: keptIn(({ promotion }) => promotion.clicks),
  }),
];
