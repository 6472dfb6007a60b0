import { object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { toTrackingFields, trackingEntries } from './tracking-query.ts';
import { ignored } from '../wire-values.ts';

/** Counts a visit of a landing page; sent again it would count twice, so it is a write although it is a GET. */
export const trackVisit = defineEndpoint({
  name: 'trackVisit',
  method: 'GET',
  path: '/api/v2/youmi/promotion/track-visit',
  effect: 'write',
  envelope: 'none',
  payload: pipe(object(trackingEntries), transform(toTrackingFields)),
  data: ignored,
});
