import { object, pipe, string, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { toTrackingFields, trackingEntries } from './tracking-query.ts';
import { ignored } from '../wire-values.ts';

/** Counts a tap of a landing page's register button, with the phone number as it is in the form then. */
export const trackClick = defineEndpoint({
  name: 'trackClick',
  method: 'GET',
  path: '/api/v2/youmi/promotion/track-click',
  effect: 'write',
  dedupe: false,
  envelope: 'none',
  payload: pipe(
    object({ ...trackingEntries, phone: string() }),
    transform(({ phone, ...query }) => ({ ...toTrackingFields(query), phone })),
  ),
  data: ignored,
});
