import { type InferOutput, object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { optionalAddress, optionalTelephone } from '../wire-values.ts';

/** How to reach customer service ('kf'). */
export const getSupportContact = defineEndpoint({
  name: 'getSupportContact',
  path: '/v3/personal-center/contact-kf-info',
  effect: 'read',
  payload: pipe(
    object({}),
    // The only value the backend is known to take.
    transform(() => ({ overall: 30 })),
  ),
  data: pipe(
    /** `smWa`: the WhatsApp contact. */
    wireObject({ email: optionalAddress, smWa: optionalTelephone }),
    transform((wire) => ({ email: wire.email, whatsApp: wire.smWa })),
  ),
});

/** How customer service is reached; null what the backend does not name. */
export type KfContact = InferOutput<(typeof getSupportContact)['data']>;
