import { eventSave } from '@peace/api-client/contract/tracking/event-save';
import { trackClick } from '@peace/api-client/contract/tracking/track-click';
import { trackVisit } from '@peace/api-client/contract/tracking/track-visit';
import { variant2Track } from '@peace/api-client/contract/tracking/variant2-track';
import { handle } from '../handle.ts';

/** What is only counted. `/__sandbox/tracking` shows it. */
export const trackingHandlers = [
  handle(eventSave, {
    sample: { productId: '101', positionId: 0 },
    respond: ({ state, payload }) => {
      state.events.push({ ...payload });
      return null;
    },
  }),
  handle(variant2Track, {
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
