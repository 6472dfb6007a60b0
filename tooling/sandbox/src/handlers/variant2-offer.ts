import type { Circumstances } from '../handle.ts';
import type { Offer } from '../state/offer.ts';
import { repayPlan } from '../state/repay-plan.ts';
import { decimalPesos } from '../wire-text.ts';
import { offerRows } from './order-rows.ts';

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
    promoPopup:
      offer.promoPopup === undefined ? null : { ...offer.promoPopup, url: linked(offer.promoPopup.url, absolute) },
  };
}

function linked(link: string, absolute: Circumstances['absolute']): string {
  return link.startsWith('/') ? absolute(link) : link;
}
