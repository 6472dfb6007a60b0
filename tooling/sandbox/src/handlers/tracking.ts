import { saveEvent } from '@peace/api-client/contract/tracking/save-event';
import { trackClick } from '@peace/api-client/contract/tracking/track-click';
import { trackVisit } from '@peace/api-client/contract/tracking/track-visit';
import { trackVariant2 } from '@peace/api-client/contract/tracking/track-variant2';
import { handle } from '../handle.ts';

/** What is only counted. `/__sandbox/tracking` shows it. */
export const trackingHandlers = [
  handle(saveEvent, {
    sample: { productId: '101', positionId: 0 },
    respond: ({ state, payload }) => {
      state.events.push({ ...payload });
      return null;
    },
  }),
  handle(trackVariant2, {
    sample: { productId: '203', event: 'shown' },
    respond: ({ state, payload }) => {
      state.events.push({ ...payload });
      return null;
    },
  }),
  handle(trackVisit, {
    sample: { clientType: 'ios' },
    respond: ({ state, payload }) => {
      state.promotion.visits.push({ ...payload });
      return null;
    },
  }),
  handle(trackClick, {
    sample: { clientType: 'ios', phone: '' },
    respond: ({ state, payload }) => {
      state.promotion.clicks.push({ ...payload });
      return null;
    },
  }),
];
