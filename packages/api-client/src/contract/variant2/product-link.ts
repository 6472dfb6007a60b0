import { object, pipe, transform, union } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { namedObject } from '../from-wire-names.ts';
import { position, requiredId } from '../payload-values.ts';
import wireNames from '../wire-names.json';
import { requiredUrl } from '../wire-values.ts';

const names = wireNames.defineRequest;

/**
 * Where a tapped recommended product leads: a page when it starts with http, else something for the native host.
 * Declared a write so that a double tap asks once.
 */
export const productLink = defineEndpoint({
  name: 'productLink',
  method: 'POST',
  path: '/gopia/goya/define',
  effect: 'write',
  envelope: 'str00',
  envelopeNames: wireNames.variant2Envelope,
  payload: pipe(
    object({ productToken: requiredId, module: requiredId, position }),
    transform((fields) => ({
      [names.productToken]: fields.productToken,
      [names.module]: fields.module,
      [names.position]: fields.position,
    })),
  ),
  data: union([
    namedObject(wireNames.productLink, { link: requiredUrl }),
    pipe(
      requiredUrl,
      transform((link) => ({ link })),
    ),
  ]),
});
