import { integer, maxValue, minValue, number, object, pipe } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { requiredId } from '../payload-values.ts';
import { ignored } from '../wire-values.ts';

/** Rates how a complaint was handled, 1 to 5. */
export const rateComplaint = defineEndpoint({
  name: 'rateComplaint',
  path: '/user-problem/save-score',
  effect: 'write',
  needsSession: true,
  payload: object({ score: pipe(number(), integer(), minValue(1), maxValue(5)), problemId: requiredId }),
  data: ignored,
});
