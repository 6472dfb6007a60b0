import { toWireNames } from '@peace/api-client/contract/from-wire-names';
import { jointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import { getProductLink } from '@peace/api-client/contract/variant2/get-product-link';
import { getAgreementLinkVariant2 } from '@peace/api-client/contract/variant2/get-agreement-link-variant2';
import { getAgreementsVariant2 } from '@peace/api-client/contract/variant2/get-agreements-variant2';
import { getOfferVariant2 } from '@peace/api-client/contract/variant2/get-offer-variant2';
import { submitApplicationVariant2 } from '@peace/api-client/contract/variant2/submit-application-variant2';
import { type Circumstances, handle } from '../handle.ts';
import { type Offer, repayPlan } from '../state/offer.ts';
import { decimalPesos } from '../wire-text.ts';
import { apply } from '../state/apply.ts';
import { knownOffer, knownRecommendation } from '../state/known.ts';
import { offerRows } from './order-rows.ts';
import { AGREEMENT_TITLES, agreementAddressAt } from './loan-confirm.ts';
import { recommendedFields } from './order.ts';
import wireNames from '@peace/api-client/contract/wire-names.json' with { type: 'json' };

type Variant2Circumstances = Pick<Circumstances, 'now' | 'absolute'> & {
  /** The page asked with `coinciding=1`. */
  readonly isRupee: boolean;
};

/** An offer under the names that wire-names.json is keyed by. */
export function variant2Offer(offer: Offer, { isRupee, now, absolute }: Variant2Circumstances) {
  const sign = (text: string) => (isRupee ? text.replace('₱', '₹') : text);
  return {
    productLogo: offer.product.logo,
    productName: offer.product.name,
    currencyFlag: isRupee ? 1 : 0,
    amount: offer.amountText ?? decimalPesos(offer.amount),
    periods: offer.periods,
    termUnit: offer.termUnit,
    rateDescription: offer.rateText,
    details: offerRows(offer).map(({ text, value }) => ({ text, value: sign(value) })),
    repayPlans: repayPlan(offer, now).map(({ title, amount, description, payTime }) => ({
      title,
      amount: decimalPesos(amount),
      description,
      payTime,
    })),
    agreementChecked: 1,
    buttonLabel: offer.buttonLabel,
    popupContent: offer.retention?.content ?? '',
    popupTitle: offer.retention?.title ?? '',
    popupAgreementUrl: offer.popAgreementUrl,
    isPopType: offer.retention === undefined ? 0 : 1,
    promoPopup: offer.promoPopup === undefined ? null : { ...offer.promoPopup, url: absolute(offer.promoPopup.url) },
  };
}

/** Loan confirm variant 2, the joint-login failure, and where a recommended product leads. */
export const variant2Handlers = [
  handle(getOfferVariant2, {
    sample: { productId: '203' },
    respond: ({ state, payload, now, absolute }) =>
      toWireNames(
        wireNames.variant2Confirm,
        variant2Offer(knownOffer(state, payload.productId), { isRupee: payload.coinciding === '1', now, absolute }),
      ),
  }),
  handle(submitApplicationVariant2, {
    sample: { productId: '203', amount: { minor: 800_000, currency: 'PHP' }, periods: 120, termUnit: 'days' },
    respond: ({ state, payload, now }) => toWireNames(wireNames.submitResult, { url: apply(state, payload, now) }),
  }),
  handle(getAgreementsVariant2, {
    sample: { productId: '203' },
    respond: () => AGREEMENT_TITLES.map((title) => toWireNames(wireNames.agreements, { title })),
  }),
  handle(getAgreementLinkVariant2, {
    sample: { productId: '203', position: 0 },
    respond: ({ payload, absolute }) =>
      toWireNames(wireNames.agreementLink, { url: absolute(agreementAddressAt(payload.position)) }),
  }),
  handle(jointLoginFailure, {
    sample: {},
    respond: ({ state }) =>
      toWireNames(wireNames.jointLoginFailure, {
        noticeMessage: 'Your application could not be passed on to this lender.',
        errorMessage: 'The lender could not confirm your account. Your other loans are not affected.',
        products: state.otherProducts.map(recommendedFields),
      }),
  }),
  handle(getProductLink, {
    sample: { productToken: 'tok-salapi-lane', module: 'loanDetail', position: 0 },
    respond: ({ state, payload, absolute }) => {
      const { link } = knownRecommendation(state, payload[wireNames.defineRequest.productToken] ?? '');
      // Both forms that the contract allows: a page comes in an object, what is meant for the shell as bare text.
      return link.startsWith('/') ? toWireNames(wireNames.productLink, { link: absolute(link) }) : link;
    },
  }),
];
