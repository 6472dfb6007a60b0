import type { Captcha, SmsCode } from '../control/control-calls.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Account, BankFormItem } from './bank-account.ts';
import type { Complaint } from './complaint.ts';
import type { Offer } from './offer.ts';
import type { Order, RecommendedProduct } from './order.ts';
import type { BankCard, Payment, PayLink, RepayRecord } from './payment.ts';

type Texts = Readonly<Record<string, string>>;

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
    /** The fields of the bank form. */
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
    /** What the promotion pages have left behind. */
    promotion: {
      sids: new Set<string>(),
      /** The last captcha of each sid. */
      captchas: new Map<string, Captcha>(),
      registeredPhones: new Set<string>(),
      visits: new Array<Texts>(),
      clicks: new Array<Texts>(),
    },
    /** Tracking events, as they came. */
    events: new Array<Texts>(),
    /** Scores given to orders, newest last. */
    orderScores: new Array<number>(),
    feedback: new Array<Texts>(),
    random: seededRandom(seed),
    /** 1, 2, 3 …, for ids. */
    nextNumber: () => {
      lastNumber += 1;
      return lastNumber;
    },
  };
}
