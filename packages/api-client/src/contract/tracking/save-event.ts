import { object, optional } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { position, requiredId } from '../payload-values.ts';
import { ignored } from '../wire-values.ts';

/**
 * Records a tap. Borrow Again is module 30, position 0; a recommended product leaves the module out (spec §7). The product is
 * not sent where it is unknown: an order may be opened by its own id alone.
 */
export const saveEvent = defineEndpoint({
  name: 'saveEvent',
  path: '/service/event/save',
  effect: 'write',
  payload: object({ productId: optional(requiredId), moduleId: optional(position), positionId: position }),
  data: ignored,
});
