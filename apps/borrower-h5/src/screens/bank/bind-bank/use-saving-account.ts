import { isUnknownOutcome } from '@peace/api-client';
import type { BankField } from '@peace/api-client/contract/bind-bank/bank-form-item';
import { bindBankAccount } from '@peace/api-client/contract/bind-bank/bind-bank-account';
import { changeBankAccount } from '@peace/api-client/contract/bind-bank/change-bank-account';
import { getBankForm } from '@peace/api-client/contract/bind-bank/get-bank-form';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useRef, useState } from 'react';
import { attemptFor, type SentAttempt } from '#shared/attempt-key.ts';
import { useServices } from '#shared/services.tsx';
import { useWhileShown } from '#shared/use-while-shown.ts';
import type { Saving } from './bind-bank-screen.tsx';
import { savedAccount } from './saved-account.model.ts';

/** What is saved, and what it is compared with when the answer is lost. */
export interface AccountToSave {
  readonly productId: string;
  /** By the fields' codes. */
  readonly values: Readonly<Record<string, string>>;
  /** The form as it was opened. */
  readonly before: readonly BankField[];
}

/** Where an account is saved, and what follows. */
export interface SavingOptions {
  /** An order's account is changed, not a new one bound: opened from Order Details. */
  readonly isChange: boolean;
  readonly onSaved: () => void;
}

/** Saves an account once. A lost answer is looked up in the form read again; unknown stays unknown. */
export function useSavingAccount({ productId, values, before }: AccountToSave, { isChange, onSaved }: SavingOptions) {
  const { api } = useServices();
  const whileShown = useWhileShown();
  const common = useMessages(commonMessages);
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const isBusy = useRef(false);
  // The attempt whose answer was lost.
  const lost = useRef<SentAttempt | null>(null);

  function fail(outcome: Saving) {
    setSaving(outcome);
    setAttempt((count) => count + 1);
  }

  function succeed() {
    setSaving({ kind: 'saved' });
    onSaved();
  }

  async function check() {
    setSaving({ kind: 'checking' });
    const again = await whileShown(api.call(getBankForm, { productId }));
    if (again.kind === 'failed') return setSaving({ kind: 'stillUnknown' });
    const outcome = savedAccount(before, again.data, values);
    if (outcome === 'saved') return succeed();
    fail({ kind: outcome === 'notSaved' ? 'notSaved' : 'cannotTell' });
  }

  async function send() {
    const payload = { productId, values };
    const sent = attemptFor(lost.current, payload);
    lost.current = sent;
    const endpoint = isChange ? changeBankAccount : bindBankAccount;
    // An answer that comes after the borrower left closes nothing and leads nowhere.
    const result = await whileShown(api.call(endpoint, payload, { idempotencyKey: sent.key }));
    if (result.kind === 'failed' && isUnknownOutcome(result.error)) return check();
    lost.current = null;
    if (result.kind === 'ok') return succeed();
    fail({ kind: 'refused', message: errorWording(result.error, common) });
  }

  async function save() {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving({ kind: 'saving' });
    await send();
    isBusy.current = false;
  }

  return {
    /** Number of the last attempt that did not save. */
    attempt,
    saving,
    save: () => void save(),
    check: () => void check(),
    /** The form is not complete: nothing was sent. */
    refuse: () => fail({ kind: 'idle' }),
    forget: () => setSaving({ kind: 'idle' }),
  };
}

/** Whether an account may be on its way to the bank. */
export function isUnknown({ kind }: Saving): boolean {
  return kind === 'saving' || kind === 'checking' || kind === 'stillUnknown';
}
