import type { WireOf } from '@peace/api-client';
import type { getBankForm } from '@peace/api-client/contract/bank/get-bank-form';
import type { Captcha, PaymentSummary, SmsCode } from '../control/control-calls.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Offer } from './offer.ts';
import type { Order, RecommendedProduct } from './order.ts';

type Texts = Readonly<Record<string, string>>;

export type BankFormItem = NonNullable<WireOf<typeof getBankForm>['items']>[number];

/** Values by the codes of their fields. */
export type Account = ReadonlyMap<string, string>;

export interface Complaint {
  readonly problemId: string;
  readonly orderNo: string;
  readonly type: string;
  /** Empty unless the type is the collection type. */
  readonly sonType: string;
  readonly content: string;
  readonly images: readonly string[];
  readonly filedAt: number;
  /** Customer service's answer; undefined while the complaint is open. */
  readonly answer: { readonly detail: string; readonly images: readonly string[] } | undefined;
  /** 1 to 5, once rated. */
  readonly score: number | undefined;
}

/** An issued pay link. Amounts are minor units. */
export interface PayLink {
  readonly token: string;
  readonly orderId: string;
  /** The period that it pays or extends. */
  readonly period: number;
  readonly amount: number;
  readonly channelName: string;
  readonly isRollover: boolean;
}

/** Money that was paid for an order, by link, card or pay code. */
export type Payment = Readonly<PaymentSummary>;

export interface BankCard {
  readonly id: string;
  readonly bankName: string;
  readonly cardNo: string;
  readonly bankCode: string;
  /** Paying with it asks for an SMS code. */
  readonly needsSms: boolean;
}

/** A legacy repayment that was started. */
export interface RepayRecord {
  readonly repayRecordId: string;
  readonly orderId: string;
  readonly period: number;
  /** Minor units. */
  readonly amount: number;
  readonly repayToken: string;
  /** The SMS code; empty when none was needed. */
  readonly smsCode: string;
  readonly isDone: boolean;
}

/** Everything the backend knows. A reset makes a new one. */
export type SandboxState = ReturnType<typeof emptyState>;

/** A backend that knows nothing yet. */
export function emptyState(seed: number) {
  let lastNumber = 0;
  return {
    orders: new Map<string, Order>(),
    /** The list of orders names a status by words of the lender's own and not by its code. */
    statusesAsWords: false,
    offers: new Map<string, Offer>(),
    /** Products whose receiving account is bound, and the values that were sent. */
    boundAccounts: new Map<string, Account>(),
    /** How the bank form gives a bound account back. */
    accountsGivenBack: 'asSent' as 'asSent' | 'masked' | 'never',
    bankForm: new Array<BankFormItem>(),
    /** Recommended where a joint login failed. */
    otherProducts: new Array<RecommendedProduct>(),
    complaints: new Map<string, Complaint>(),
    /** Images in memory. */
    files: new Map<string, { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }>(),
    payLinks: new Map<string, PayLink>(),
    /** By reference, oldest first. */
    payments: new Map<string, Payment>(),
    /** How long the lender takes to learn that a payment was made, milliseconds. */
    settlesAfterMs: 0,
    bankCards: new Array<BankCard>(),
    /** Tokens of the legacy repayment that have not been used up, and their orders. */
    repayTokens: new Map<string, string>(),
    repayRecords: new Map<string, RepayRecord>(),
    smsCodes: new Array<SmsCode>(),
    /** The records of the promotion pages. */
    promotion: {
      sids: new Set<string>(),
      captchas: new Map<string, Captcha>(),
      registeredPhones: new Set<string>(),
      visits: new Array<Texts>(),
      clicks: new Array<Texts>(),
    },
    events: new Array<Texts>(),
    /** Scores given to orders, newest last. */
    orderScores: new Array<number>(),
    feedback: new Array<Texts>(),
    random: seededRandom(seed),
    nextNumber: () => {
      lastNumber += 1;
      return lastNumber;
    },
  };
}
