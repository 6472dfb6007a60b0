import { type InferOutput, object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { orderIds } from '../payload-values.ts';
import { repaymentInfoEntries, toRepaymentInfo } from './repayment-info.ts';

/** Period repayment: what is due and the channels to pay it through. */
export const getPeriodRepayment = defineEndpoint({
  name: 'getPeriodRepayment',
  path: '/v3/installment/loan-play-detail',
  effect: 'read',
  payload: orderIds,
  data: pipe(object(repaymentInfoEntries), transform(toRepaymentInfo)),
});

export type PeriodRepayment = InferOutput<(typeof getPeriodRepayment)['data']>;
