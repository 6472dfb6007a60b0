import { object, pipe, transform, union } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { namedObject } from '../from-wire-names.ts';
import { position, requiredId } from '../payload-values.ts';
import {
  defineRequest as defineRequestNames,
  productLink as productLinkNames,
  variant2Envelope as variant2EnvelopeNames,
} from '../wire-names.json';
import { requiredUrl } from '../wire-addresses.ts';

/**
 * Returns the target of a recommended product: a page if it starts with http, else a link for the shell. It is declared a write
 * so that a double tap sends one request.
 */
export const getProductLink = defineEndpoint({
  name: 'getProductLink',
  path: '/gopia/goya/define',
  effect: 'write',
  envelope: 'str00',
  envelopeNames: variant2EnvelopeNames,
  payload: pipe(
    object({ productToken: requiredId, module: requiredId, position }),
    transform((fields) => ({
      [defineRequestNames.productToken]: fields.productToken,
      [defineRequestNames.module]: fields.module,
      [defineRequestNames.position]: fields.position,
    })),
  ),
  data: union([
    namedObject(productLinkNames, { link: requiredUrl }),
    pipe(
      requiredUrl,
      transform((link) => ({ link })),
    ),
  ]),
});
