import type { WireOf } from '@peace/api-client';
import type { Client } from '@peace/company/late-charges';
import type { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';

/** A lender's product, as an order or an offer shows it. */
export interface Product {
  readonly productId: string;
  readonly name: string;
  /** Address of the logo; empty when the backend has none. */
  readonly logo: string;
}

export interface RecommendedProduct {
  readonly token: string;
  readonly name: string;
  readonly logo: string;
  readonly buttonText: string;
  readonly amountRange: string;
  readonly amountRangeDescription: string;
  readonly rate: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly isClickable: boolean;
  /** The target of a tap: a web address (relative ones are made absolute for the caller) or a native one. */
  readonly link: string;
}

/** A way to pay. */
export interface Channel {
  readonly name: string;
  readonly logo: string;
  readonly channelNumber: string;
  /** The target of its pay link: a partner's page, or the app's own page with a code for the counter or a QR image. */
  readonly kind: 'page' | 'counterCode' | 'qrImage';
}

/** One period of an order's plan. Amounts are minor units, instants milliseconds since 1970. */
export interface Period {
  /** From 1. */
  readonly number: number;
  /** The agreed amount: loan and interest. */
  readonly amount: number;
  readonly dueAt: number;
  /** When it was settled and with how much; undefined while it is open. */
  readonly paid: { readonly at: number; readonly amount: number } | undefined;
}

/** The pay code that is shown without asking for a link first, as it is sent. */
export type DefaultPayCode = NonNullable<WireOf<typeof getPeriodRepayment>['defDetail']>;

/** The repayment screens' data of an order. */
export interface Repayment {
  /** Null: the backend does not send them. */
  readonly channels: readonly Channel[] | null;
  readonly showsInstructions: boolean;
  readonly noticeMessage: string;
  readonly defaultPayCode: DefaultPayCode | undefined;
  /** Sent instead of the amount, to see what a client does with one it cannot read. */
  readonly amountText: string | undefined;
  /** Sent instead of the pay link. */
  readonly payUrl: string | undefined;
}

/** An order. Amounts are minor units, instants milliseconds since 1970. */
export interface Order {
  readonly orderId: string;
  readonly product: Product;
  readonly status: number;
  /** Whether the borrower's list of orders has it; the orders of the scenarios exist without being listed. */
  readonly isListed: boolean;
  readonly amount: number;
  readonly interest: number;
  readonly termDays: number;
  readonly appliedAt: number;
  /** The plan: one period, or several instalments. */
  readonly periods: readonly Period[];
  /** Decides the penalty of a late period. */
  readonly client: Client;
  /** When the last period was paid. */
  readonly paidAt: number | undefined;
  readonly canRollOver: boolean;
  readonly allowsCollectionComplaint: boolean;
  /** Empty when the app is to use its configured service phone. */
  readonly telephone: string;
  readonly recommended: readonly RecommendedProduct[];
  /** The address of the confirm-or-withdraw link; empty if there is none. */
  readonly withdrawLink: string;
  readonly withdrawMessage: string;
  /** The address that replaces the repay screen; empty if there is none. */
  readonly h5Url: string;
  readonly asksForRating: boolean;
  readonly cardPrompt: { readonly title: string; readonly message: string } | undefined;
  readonly repayment: Repayment;
}
