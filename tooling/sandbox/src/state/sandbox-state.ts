import type { SeededRandom } from '../seeded-random.ts';
import { seededRandom } from '../seeded-random.ts';
import type { BankFormItem } from './bank-account.ts';
import type { Complaint } from './complaint.ts';
import type { Offer } from './offer.ts';
import type { Order, RecommendedProduct } from './order.ts';
import type { BankCard, Payment, PayLink, RepayRecord } from './payment.ts';
import type { SmsCode } from '../control/control-calls.ts';
import type { PromotionState } from './registration.ts';

/** An image in memory. */
interface StoredFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Everything the backend knows. A reset makes a new one. */
export interface SandboxState {
  readonly orders: Map<string, Order>;
  /** The list of orders names a status by words of the lender's own and not by its code. */
  statusesAsWords: boolean;
  readonly offers: Map<string, Offer>;
  /** Products whose receiving account is bound, and the values that were sent. */
  readonly boundAccounts: Map<string, Readonly<Record<string, string>>>;
  /** How the bank form gives a bound account back. */
  accountsGivenBack: 'asSent' | 'masked' | 'never';
  /** The fields of the bank form. */
  readonly bankForm: BankFormItem[];
  /** Recommended where a joint login failed. */
  readonly otherProducts: RecommendedProduct[];
  readonly complaints: Map<string, Complaint>;
  readonly files: Map<string, StoredFile>;
  readonly payLinks: Map<string, PayLink>;
  /** By reference, oldest first. */
  readonly payments: Map<string, Payment>;
  /** How long the lender takes to learn that a payment was made, milliseconds. */
  settlesAfterMs: number;
  readonly bankCards: BankCard[];
  /** Tokens of the legacy repayment that have not been used up, and their orders. */
  readonly repayTokens: Map<string, string>;
  readonly repayRecords: Map<string, RepayRecord>;
  readonly smsCodes: SmsCode[];
  readonly promotion: PromotionState;
  /** Tracking events, as they came. */
  readonly events: Readonly<Record<string, string>>[];
  /** Scores given to orders, newest last. */
  readonly orderScores: number[];
  readonly feedback: Readonly<Record<string, string>>[];
  readonly random: SeededRandom;
  /** 1, 2, 3 …, for ids. */
  readonly nextNumber: () => number;
}

/** A backend that knows nothing yet. */
export function emptyState(seed: number): SandboxState {
  let lastNumber = 0;
  return {
    orders: new Map(),
    statusesAsWords: false,
    offers: new Map(),
    boundAccounts: new Map(),
    accountsGivenBack: 'asSent',
    bankForm: [],
    otherProducts: [],
    complaints: new Map(),
    files: new Map(),
    payLinks: new Map(),
    payments: new Map(),
    settlesAfterMs: 0,
    bankCards: [],
    repayTokens: new Map(),
    repayRecords: new Map(),
    smsCodes: [],
    promotion: { sids: new Set(), captchas: new Map(), registeredPhones: new Set(), visits: [], clicks: [] },
    events: [],
    orderScores: [],
    feedback: [],
    random: seededRandom(seed),
    nextNumber: () => {
      lastNumber += 1;
      return lastNumber;
    },
  };
}
