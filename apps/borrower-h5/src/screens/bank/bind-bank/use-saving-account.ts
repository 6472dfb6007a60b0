import { newIdempotencyKey } from '@peace/api-client';
import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { bindBankAccount } from '@peace/api-client/contract/bank/bind-bank-account';
import { changeBankAccount } from '@peace/api-client/contract/bank/change-bank-account';
import { getBankForm } from '@peace/api-client/contract/bank/get-bank-form';
import { useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { attemptFamily, attemptItem, finalWrite, type FinalWrite } from '#shared/attempt/attempt-family.ts';
import { useAttemptOutcome } from '#shared/attempt/use-attempt-outcome.ts';
import { fieldsUnder } from './bank-form.model.ts';
import { type AccountValues, savedAccount, toSentFields, sentField } from './saved-account.model.ts';
import { isLocked } from '#shared/attempt/attempt-outcome.model.ts';
import { array, boolean, number, object, optional, string, type InferOutput } from 'valibot';

const accountRequest = object({
  /** Stands for the values as they were sent, which are not stored: only the page that knows them can send the same again. */
  sending: optional(string()),
  isChange: boolean(),
  /** The tab that it was sent from: a code may stand under two. */
  cardType: optional(number()),
  fields: array(sentField),
});

type AccountRequest = InferOutput<typeof accountRequest>;

/** Saving a bank or wallet account. The account itself stays in memory (docs/decisions/bank-account.md). */
type AccountAttempt = FinalWrite<AccountRequest>;

const item = attemptItem({ key: 'bank-account', request: accountRequest });

const accountAttempts = attemptFamily<AccountAttempt>(item, {
  ...finalWrite,
  // The same account saved twice is one account; a form that returns nothing would leave the outcome unknown forever.
  allowRetryWhenUnverified: true,
  // Never by the fingerprints: two account numbers can have the same.
  isSameRequest: (a, b) => a.sending !== undefined && a.sending === b.sending && a.isChange === b.isChange,
});

export interface SavingOptions {
  readonly productId: string;
  /** An order's account is changed, not a new one bound: opened from Order Details. */
  readonly isChange: boolean;
  readonly onSaved: () => void;
}

interface SavingAccountOptions extends SavingOptions {
  /** What the borrower has entered, as a text: the same text, the same entries. */
  readonly entries: string;
  /** What this form sent before it was left. */
  readonly sentBefore: SentAccount | null;
}

interface ToSend {
  readonly id: string;
  readonly values: AccountValues;
  readonly entries: string;
}

/** An account as it was sent, and the attempt's key. */
export interface SentAccount extends ToSend {
  readonly key: string;
}

const nothing: ToSend = { id: '', values: new Map(), entries: '' };

const verdicts = { saved: 'arrived', notSaved: 'notFound', unknown: 'unreadable' } as const;

/** Saves an account once. A lost response is looked up in the form read again; unknown stays unknown. */
export function useSavingAccount({ productId, isChange, onSaved, entries, sentBefore }: SavingAccountOptions) {
  const { api } = useServices();
  const toSend = useRef<ToSend>(sentBefore ?? nothing);
  // What was sent is kept in memory alone: a page that was opened again knows its fingerprints.
  const sent = useRef(sentBefore);
  /** Those of the request whose outcome is shown; null where another page sent it. */
  const [sentEntries, setSentEntries] = useState(sentBefore?.entries ?? null);
  const isOwn = sentEntries === entries;
  const {
    outcome: saving,
    start,
    check,
    dismiss,
  } = useAttemptOutcome(accountAttempts(productId), {
    send: (_request, key) => {
      sent.current = { ...toSend.current, key };
      const { values } = sent.current;
      setSentEntries(sent.current.entries);
      const endpoint = isChange ? changeBankAccount : bindBankAccount;
      return api.call(endpoint, { productId, values }, { idempotencyKey: key });
    },
    verify: async ({ key, request }, signal) => {
      // Another page, or an earlier request of this one, may be what is looked for.
      const own = sent.current?.key === key ? sent.current : null;
      setSentEntries(own && own.entries);
      const again = await api.call(getBankForm, { productId }, { signal });
      if (again.kind === 'failed' || request === null) return { kind: 'unreadable' };
      const { fields, cardType } = request;
      const after = cardType === undefined ? again.data : fieldsUnder(again.data, cardType);
      const kind = verdicts[savedAccount(fields, after, own && own.values)];
      return kind === 'arrived' ? { kind, evidence: null } : { kind };
    },
    onDone: () => {
      if (isOwn) onSaved();
      // It is not this form's, whatever is typed next: the borrower says where to go on.
      else setSentEntries(null);
    },
  });

  return {
    saving,
    /** Whether what stands in the form is what was sent. */
    isOwn,
    /** @param before the fields of the card type as the form has them */
    save: (before: readonly BankField[], cardType: number, values: AccountValues) => {
      if (isLocked(saving)) return;
      const isAgain = JSON.stringify([...values]) === JSON.stringify([...toSend.current.values]);
      toSend.current = { values, id: isAgain ? toSend.current.id : newIdempotencyKey(), entries };
      start({ sending: toSend.current.id, isChange, cardType, fields: toSentFields(before, values) });
    },
    lastSent: () => sent.current,
    check,
    dismiss,
  };
}
