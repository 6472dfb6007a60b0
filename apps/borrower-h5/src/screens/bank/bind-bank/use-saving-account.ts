import { newIdempotencyKey } from '@peace/api-client';
import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { bindBankAccount } from '@peace/api-client/contract/bank/bind-bank-account';
import { changeBankAccount } from '@peace/api-client/contract/bank/change-bank-account';
import { getBankForm } from '@peace/api-client/contract/bank/get-bank-form';
import { atom, useAtom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { attemptItem, defineAttempts, finalWrite, type FinalWrite } from '#shared/attempt/define-attempts.ts';
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

/** An account as it was sent, and the attempt's key. In memory alone: a page that was opened again knows its fingerprints. */
export interface SentAccount {
  readonly key: string;
  readonly id: string;
  readonly values: AccountValues;
  readonly entries: string;
}

/** By product: what this page sent last. */
const sentAccountAtom = atomFamily((_productId: string) => atom<SentAccount | null>(null));

const verdicts = { saved: 'arrived', notSaved: 'notFound', unknown: 'unreadable' } as const;

const accountAttempts = defineAttempts<AccountAttempt>({
  ...finalWrite,
  item: attemptItem({ key: 'bank-account', request: accountRequest }),
  // The same account saved twice is one account; a form that returns nothing would leave the outcome unknown forever.
  allowRetryWhenUnverified: true,
  // Never by the fingerprints: two account numbers can have the same.
  isSameRequest: (a, b) => a.sending !== undefined && a.sending === b.sending && a.isChange === b.isChange,
  verifier:
    (productId) =>
    async ({ api, store }, { key, request }, signal) => {
      const again = await api.call(getBankForm, { productId }, { signal });
      if (again.kind === 'failed' || request === null) return { kind: 'unreadable' };
      // Another page, or an earlier request of this one, may be what is looked for.
      const sent = store.get(sentAccountAtom(productId));
      const { fields, cardType } = request;
      const after = cardType === undefined ? again.data : fieldsUnder(again.data, cardType);
      const kind = verdicts[savedAccount(fields, after, sent?.key === key ? sent.values : null)];
      return kind === 'arrived' ? { kind, evidence: null } : { kind };
    },
});

export interface SavingOptions {
  readonly productId: string;
  /** An order's account is changed, not a new one bound: opened from Order Details. */
  readonly isChange: boolean;
  readonly onSaved: () => void;
}

interface SavingAccountOptions extends SavingOptions {
  /** The borrower's entries as one text, to compare them. */
  readonly entries: string;
  /** The account that this form sent on an earlier visit. */
  readonly sentBefore: SentAccount | null;
}

/** Saves an account once. A lost response is looked up in the form read again; unknown stays unknown. */
export function useSavingAccount({ productId, isChange, onSaved, entries, sentBefore }: SavingAccountOptions) {
  const { api } = useServices();
  const [sent, setSent] = useAtom(sentAccountAtom(productId));
  const [first] = useState(sentBefore);
  useEffect(() => {
    setSent(first);
    return () => setSent(null);
  }, [first, setSent]);
  const {
    state,
    outcome: saving,
    start,
    check,
    dismiss,
  } = useAttemptOutcome(accountAttempts(productId), {
    onDone: () => {
      if (isOwn) onSaved();
      // It is not this form's, whatever is typed next: the borrower says where to go on.
      else setSent(null);
    },
  });
  // Another page may have sent the request whose outcome is shown.
  const isOwn = 'record' in state && state.record.key === sent?.key && sent.entries === entries;

  return {
    saving,
    /** Whether what stands in the form is what was sent. */
    isOwn,
    /** @param before the fields of the card type as the form has them */
    save: (before: readonly BankField[], cardType: number, values: AccountValues) => {
      if (isLocked(saving)) return;
      const isAgain = sent !== null && JSON.stringify([...values]) === JSON.stringify([...sent.values]);
      const id = isAgain ? sent.id : newIdempotencyKey();
      start({ sending: id, isChange, cardType, fields: toSentFields(before, values) }, (_request, key) => {
        setSent({ key, id, values, entries });
        const endpoint = isChange ? changeBankAccount : bindBankAccount;
        return api.call(endpoint, { productId, values }, { idempotencyKey: key });
      });
    },
    lastSent: () => sent,
    check,
    dismiss,
  };
}
