import { check, instance, number, object, pipe } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { requiredId } from '../payload-values.ts';

/**
 * Draws the captcha of a registration: the response is the picture itself. A new `timestamp` (milliseconds) draws a new
 * one. `client.call` answers it as a Blob, whose failure can be reported; `client.urlOf` is the address for an `<img>`.
 */
export const getCaptcha = defineEndpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/api/v2/youmi/promotion/get-captcha',
  effect: 'read',
  envelope: 'none',
  payload: object({ sid: requiredId, timestamp: number() }),
  // An error page is a 2xx too, sometimes.
  data: pipe(
    instance(Blob),
    check((picture) => picture.size > 0 && picture.type.startsWith('image/'), 'not a picture'),
  ),
});
