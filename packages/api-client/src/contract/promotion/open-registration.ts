import { object } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { id } from '../wire-values.ts';

/** Starts a registration: the id under which captcha, SMS code and registration belong together. */
export const openRegistration = defineEndpoint({
  name: 'openRegistration',
  method: 'GET',
  path: '/api/v2/youmi/promotion/get-sid',
  effect: 'read',
  envelope: 'str0',
  payload: object({}),
  data: wireObject({ sid: id }),
});
