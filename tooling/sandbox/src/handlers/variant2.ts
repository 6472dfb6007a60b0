import { toWireNames } from '@peace/api-client/contract/from-wire-names';
import { jointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import { getProductLink } from '@peace/api-client/contract/variant2/get-product-link';
import { getAgreementLinkVariant2 } from '@peace/api-client/contract/variant2/get-agreement-link-variant2';
import { getAgreementsVariant2 } from '@peace/api-client/contract/variant2/get-agreements-variant2';
import { getOfferVariant2 } from '@peace/api-client/contract/variant2/get-offer-variant2';
import { submitApplicationVariant2 } from '@peace/api-client/contract/variant2/submit-application-variant2';
import wireNames from '@peace/api-client/contract/wire-names.json' with { type: 'json' };
import { handle } from '../handle.ts';
import { apply } from '../state/apply.ts';
import { knownOffer, knownRecommendation } from '../state/known.ts';
import { AGREEMENT_TITLES, agreementAddressAt } from './agreements.ts';
import { recommendedFields } from './recommended-wire.ts';
import { variant2Offer } from './variant2-offer.ts';

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
