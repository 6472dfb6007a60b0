import { array, boolean, object, optional, string, type InferOutput } from 'valibot';
import { attemptFamily, attemptItem, finalWrite, type FinalWrite } from '#shared/state/attempt-family.ts';

const sentField = object({
  code: string(),
  /** Fingerprint of what is sent. */
  sent: string(),
  /** Fingerprint of what the form held before, as it was given back. */
  before: string(),
  /** Whether the form held it already. */
  wasThere: boolean(),
});

const accountRequest = object({
  /** Stands for the values as they were sent, which are not stored: only the page that knows them can send the same again. */
  sending: optional(string()),
  /** An order's account is changed, not a new one bound. */
  isChange: boolean(),
  fields: array(sentField),
});

/** One field of an account that is being saved: enough to recognise it, too little to read it (`fingerprintOf`). */
export type SentField = InferOutput<typeof sentField>;

/** What is kept of an account that is being saved. */
export type AccountRequest = InferOutput<typeof accountRequest>;

/** Saving a bank or wallet account. The account itself stays in memory (docs/decisions/bank-account.md). */
export type AccountAttempt = FinalWrite<AccountRequest>;

const item = attemptItem({ key: 'bank-account', request: accountRequest });

/** The account of each product. */
export const accountAttempts = attemptFamily<AccountAttempt>(item, {
  ...finalWrite,
  // The same account saved twice is one account; a form that returns nothing would leave the outcome unknown forever.
  allowRetryWhenUnverified: true,
  // Never by the fingerprints: two account numbers can have the same.
  isSameRequest: (a, b) => a.sending !== undefined && a.sending === b.sending && a.isChange === b.isChange,
});
