import { type InferOutput, nullish, object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { requiredId } from '../payload-values.ts';
import { strictList } from '../lists.ts';
import { amount, count, isOne, offerRows, optionalText, text } from '../wire-values.ts';
import { imageUrl } from '../wire-addresses.ts';

const wire = wireObject({
  comProductLogo: imageUrl,
  comProductName: text,
  amount: amount('PHP'),
  /** How long the loan runs, in `termUnit`. */
  periods: count,
  termUnit: text,
  /** 'period rate description'. */
  pRateDsc: text,
  details: offerRows,
  repay_plans: nullish(
    strictList(wireObject({ title: text, amount: amount('PHP'), description: text, pay_time: text })),
    [],
  ),
  /** The date of the first repayment. `firstPeriodDay` and `sendSms` are sent too and not read. */
  firstPayTime: text,
  /** 1: the native back button asks before it leaves. */
  isPopType: isOne,
  popContent: text,
  popTitle: text,
  /** The agreement to show on entry. */
  popAgreementUrl: optionalText,
});

/** Loan confirm v3: the offer the borrower is about to accept. */
export const getOffer = defineEndpoint({
  name: 'getOffer',
  path: '/v3/loan-confirm/loan-detail-confirm',
  effect: 'read',
  needsSession: true,
  payload: object({ productId: requiredId }),
  data: pipe(
    wire,
    transform((data) => ({
      productLogo: data.comProductLogo,
      productName: data.comProductName,
      amount: data.amount,
      periods: data.periods,
      termUnit: data.termUnit,
      rateText: data.pRateDsc,
      rows: data.details,
      plan: data.repay_plans.map(({ pay_time, ...plan }) => ({ ...plan, payTime: pay_time })),
      firstPayTime: data.firstPayTime,
      /** The question before leaving; null if there is none. */
      retention: data.isPopType ? { title: data.popTitle, content: data.popContent } : null,
      agreementUrl: data.popAgreementUrl,
    })),
  ),
});

export type LoanOffer = InferOutput<(typeof getOffer)['data']>;
