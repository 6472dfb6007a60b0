import { object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { ignored } from '../wire-values.ts';

/**
 * Says that the borrower rated the order. The score sent is always 5 (spec §7, §9), whatever was picked: the backend
 * uses the call as a mark that the prompt was answered, so the payload takes no score that could suggest otherwise.
 */
export const rateApp = defineEndpoint({
  name: 'rateApp',
  path: '/v3/loan-details/google-score',
  effect: 'write',
  needsSession: true,
  envelope: 'flag',
  payload: pipe(
    object({}),
    transform(() => ({ score: 5 })),
  ),
  data: ignored,
});
