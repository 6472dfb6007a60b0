import type { Product } from './order.ts';

/** A loan that is offered for confirmation, by product. Amounts are minor units. */
export interface Offer {
  readonly product: Product;
  readonly amount: number;
  readonly interest: number;
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
  /** What is sent in place of the amount. */
  readonly amountText?: string;
  /** Where an application is said to lead; the new order's page when not given. */
  readonly orderLink?: string;
}
