import { getAgreements } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { getAgreementLink } from '@peace/api-client/contract/loan-confirm/get-agreement-link';
import { getOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { submitApplication } from '@peace/api-client/contract/loan-confirm/submit-application';
import { AGREEMENTS_PATH } from '../base-path.ts';
import { Rejection } from '../http/rejection.ts';
import { handle } from '../handle.ts';
import { apply } from '../state/apply.ts';
import { knownOffer } from '../state/known.ts';
import { repayPlan } from '../state/offer.ts';
import { decimalPesos } from '../wire-text.ts';
import { offerRows } from './order-rows.ts';

/** The agreements of every product, in order. */
export const AGREEMENT_TITLES: readonly string[] = ['Loan Agreement', 'Disclosure Statement', 'Data Privacy Consent'];

/** Address of the page of one agreement, with the figures of what is offered for the product. */
export function agreementAddress(title: string, productId = ''): string {
  const query = productId === '' ? '' : `?${new URLSearchParams({ productId }).toString()}`;
  return `${AGREEMENTS_PATH}/${encodeURIComponent(title)}${query}`;
}

/** Address of the agreement at a place in the list, counted from 0, or a refusal. */
export function agreementAddressAt(position: string, productId = ''): string {
  const title = /^\d+$/.test(position) ? AGREEMENT_TITLES[Number(position)] : undefined;
  if (title === undefined) throw new Rejection(`There is no agreement at position ${position}.`);
  return agreementAddress(title, productId);
}

/** Loan confirm v3: the offer, its agreements, and applying for it. */
export const loanConfirmHandlers = [
  handle(getOffer, {
    sample: { productId: '201' },
    respond: ({ state, payload, now, absolute }) => {
      const offer = knownOffer(state, payload.productId);
      const plan = repayPlan(offer, now);
      return {
        comProductLogo: offer.product.logo,
        comProductName: offer.product.name,
        amount: offer.amountText ?? decimalPesos(offer.amount),
        periods: offer.periods,
        termUnit: offer.termUnit,
        pRateDsc: offer.rateText,
        details: offerRows(offer),
        repay_plans: plan.map(({ payTime, amount, ...texts }) => ({
          ...texts,
          amount: decimalPesos(amount),
          pay_time: payTime,
        })),
        firstPayTime: plan[0]?.payTime ?? '',
        isPopType: offer.retention === undefined ? 0 : 1,
        popContent: offer.retention?.content ?? '',
        popTitle: offer.retention?.title ?? '',
        popAgreementUrl: absolute(offer.popAgreementUrl),
      };
    },
  }),
  handle(submitApplication, {
    sample: { productId: '201', amount: { minor: 500_000, currency: 'PHP' }, periods: 91, termUnit: 'days' },
    respond: ({ state, payload, now }) => ({ lendDetailsUrl: apply(state, payload, now) }),
  }),
  handle(getAgreements, {
    sample: { productId: '201' },
    respond: () => ({ data: AGREEMENT_TITLES.map((title) => ({ title })) }),
  }),
  handle(getAgreementLink, {
    sample: { productId: '201', position: 0 },
    respond: ({ payload, absolute }) => ({
      contract_url: absolute(agreementAddressAt(payload.position, payload.productId)),
    }),
  }),
];
