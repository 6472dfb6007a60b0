import { type InferOutput, nullish, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { orderIds } from '../payload-values.ts';
import { strictList } from '../lists.ts';
import { amount, text } from '../wire-values.ts';
import { repaymentInfoEntries, toRepaymentInfo } from './get-period-repayment.ts';

const wire = wireObject({
  ...repaymentInfoEntries,
  delayInfo: wireObject({ title: text, delayAmount: amount('PHP') }),
  repayPlan: nullish(strictList(wireObject({ remark: text, title: text, amount: amount('PHP'), time: text })), []),
});

/** Delay repayment (rollover): what the extension costs and the plan after it. */
export const getExtension = defineEndpoint({
  name: 'getExtension',
  path: '/biography/pettypy',
  effect: 'read',
  needsSession: true,
  payload: orderIds,
  data: pipe(
    wire,
    transform((data) => ({
      ...toRepaymentInfo(data),
      title: data.delayInfo.title,
      /** The price of the extension; `amount` is the whole debt, if the server sends it. */
      delayAmount: data.delayInfo.delayAmount,
      plan: data.repayPlan,
    })),
  ),
});

export type Extension = InferOutput<(typeof getExtension)['data']>;
