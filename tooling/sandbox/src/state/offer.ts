import { DAY_MS } from '../durations.ts';
import { dateText } from '../wire-text.ts';
import type { Product } from './order.ts';
import { sharesOf } from './plan.ts';

/** A loan that is offered for confirmation, by product. Amounts are minor units. */
export interface Offer {
  readonly product: Product;
  readonly amount: number;
  readonly interest: number;
  /** A charge that is taken off before the money is sent, in minor units, and what the lender's rows call it and the rest. */
  readonly keptBack?: { readonly charge: number; readonly chargeLabel: string; readonly receivedLabel: string };
  /** How long, counted in `termUnit`. */
  readonly periods: number;
  readonly termUnit: string;
  /** How many repayments the plan has. */
  readonly instalments: number;
  readonly rateText: string;
  /** Asked by the shell when the borrower goes back. */
  readonly retention: { readonly title: string; readonly content: string } | undefined;
  /** Shown in the agreement modal on load; empty when there is none. */
  readonly popAgreementUrl: string;
  /** Variant 2 only: the popup over the page. */
  readonly promoPopup:
    | { readonly image: string; readonly text: string; readonly buttonText: string; readonly url: string }
    | undefined;
  readonly buttonLabel: string;
  /** The text sent in place of the amount. */
  readonly amountText?: string;
  /** The address to which an application leads; by default the new order's page. */
  readonly orderLink?: string;
}

/** One repayment of an offer's plan. */
export interface PlannedRepayment {
  readonly title: string;
  /** Minor units. */
  readonly amount: number;
  readonly description: string;
  /** `YYYY-MM-DD`, Manila. */
  readonly payTime: string;
}

const MONTH_DAYS = 30;

/** The plan of an offer: equal shares a month apart, what does not divide in the last; a single repayment at the end. */
export function repayPlan(offer: Offer, now: number): PlannedRepayment[] {
  const total = offer.amount + offer.interest;
  return sharesOf(total, offer.instalments).map((amount, index) => {
    const days = offer.instalments === 1 ? offer.periods : (index + 1) * MONTH_DAYS;
    return {
      title: offer.instalments === 1 ? 'Repayment' : `Repayment ${index + 1} of ${offer.instalments}`,
      amount,
      description: 'Loan and interest',
      payTime: dateText(now + days * DAY_MS),
    };
  });
}
