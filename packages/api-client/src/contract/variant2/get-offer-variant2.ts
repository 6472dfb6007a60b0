import type { Currency } from '@peace/money-date';
import { type InferOutput, boolean, fallback, nullish, object, optional, pipe, string, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { namedObject } from '../from-wire-names.ts';
import { requiredId } from '../payload-values.ts';
import { variant2Confirm as variant2ConfirmNames, variant2Envelope as variant2EnvelopeNames } from '../wire-names.json';
import { strictList } from '../lists.ts';
import {
  count,
  isNotZero,
  isOne,
  isOneIfSent,
  offerRows,
  optionalText,
  readAmount,
  sloppyText,
  text,
} from '../wire-values.ts';
import { imageUrl } from '../wire-addresses.ts';

const wire = namedObject(variant2ConfirmNames, {
  productLogo: imageUrl,
  productName: text,
  /** 1: amounts are rupees, else pesos. */
  currencyFlag: isOneIfSent,
  amount: sloppyText,
  periods: count,
  termUnit: text,
  rateDescription: text,
  details: offerRows,
  repayPlans: nullish(
    strictList(wireObject({ title: text, amount: sloppyText, description: text, payTime: text })),
    [],
  ),
  agreementChecked: isNotZero(true),
  buttonLabel: text,
  popupContent: text,
  popupTitle: text,
  popupAgreementUrl: optionalText,
  isPopType: isOne,
  promoPopup: fallback(nullish(wireObject({ image: imageUrl, text, buttonText: text, url: optionalText }), null), null),
});

/** Loan confirm v3 variant 2: as `getOffer`, under obfuscated names. */
export const getOfferVariant2 = defineEndpoint({
  name: 'getOfferVariant2',
  path: '/gopia/goya/satire',
  effect: 'read',
  needsSession: true,
  envelope: 'str00',
  envelopeNames: variant2EnvelopeNames,
  payload: pipe(
    object({ productId: requiredId, orderId: optional(string(), ''), coinciding: optional(boolean(), false) }),
    transform(({ coinciding, ...fields }) => ({ ...fields, coinciding: coinciding ? 1 : undefined })),
  ),
  data: pipe(
    wire,
    transform((data) => {
      const currency: Currency = data.currencyFlag ? 'INR' : 'PHP';
      return {
        productLogo: data.productLogo,
        productName: data.productName,
        /** Null where the response names none. */
        currency: data.currencyFlag === null ? null : currency,
        amount: readAmount(data.amount, currency),
        periods: data.periods,
        termUnit: data.termUnit,
        rateText: data.rateDescription,
        rows: data.details,
        plan: data.repayPlans.map((plan) => ({ ...plan, amount: readAmount(plan.amount, currency) })),
        isAgreementChecked: data.agreementChecked,
        buttonLabel: data.buttonLabel,
        retention: data.isPopType ? { title: data.popupTitle, content: data.popupContent } : null,
        agreementUrl: data.popupAgreementUrl,
        /** Null when there is nothing to promote: an empty popup arrives as `[]` or with empty fields. */
        promo: data.promoPopup?.image || data.promoPopup?.text ? data.promoPopup : null,
      };
    }),
  ),
});

export type Variant2Offer = InferOutput<(typeof getOfferVariant2)['data']>;
