import { isUnknownOutcome } from '@peace/api-client';
import type { BankField } from '@peace/api-client/contract/bind-bank/bank-form-item';
import { bindCardNew } from '@peace/api-client/contract/bind-bank/bind-card-new';
import { cardChange } from '@peace/api-client/contract/bind-bank/card-change';
import { cardInit } from '@peace/api-client/contract/bind-bank/card-init';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import {
  fieldsUnder,
  initialCardType,
  initialValues,
  isSaved,
  problemsOf,
  toSent,
  type BankValues,
} from './bank-form.model.ts';
import type { Saving } from './bind-bank-screen.tsx';

export interface BankFormOptions {
  readonly productId: string;
  /** An order's account is changed, not a new one bound: opened from Order Details. */
  readonly isChange: boolean;
  readonly onSaved: () => void;
}

/**
 * The form's values and its saving. What was typed stays whatever happens; what was typed under another tab is there
 * again when its tab is. None of it is stored: an account is nobody else's business on a shared phone.
 */
export function useBankForm(fields: readonly BankField[], { productId, isChange, onSaved }: BankFormOptions) {
  const { api } = useServices();
  const common = useMessages(commonMessages);
  const [chosenType, setCardType] = useState<number | null>(null);
  const [typed, setTyped] = useState<BankValues>({});
  const [isTried, setIsTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const isBusy = useRef(false);
  const cardType = chosenType ?? initialCardType(fields);
  const shown = fieldsUnder(fields, cardType);
  const values = { ...initialValues(fields), ...typed };

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
    const again = await api.call(cardInit, { productId });
    if (again.kind === 'failed') return setSaving({ kind: 'stillUnknown' });
    if (isSaved(again.data, toSent(shown, values))) return succeed();
    fail({ kind: 'notSaved' });
  }

  async function save() {
    if (isBusy.current) return;
    setIsTried(true);
    if (problemsOf(shown, values).size > 0) return fail({ kind: 'idle' });
    isBusy.current = true;
    setSaving({ kind: 'saving' });
    const endpoint = isChange ? cardChange : bindCardNew;
    const result = await api.call(endpoint, { productId, values: toSent(shown, values) });
    if (result.kind === 'ok') succeed();
    else if (isUnknownOutcome(result.error)) await check();
    else fail({ kind: 'refused', message: errorWording(result.error, common) });
    isBusy.current = false;
  }

  return {
    cardType,
    values,
    problems: isTried ? problemsOf(shown, values) : new Map<string, never>(),
    attempt,
    saving,
    onCardType: (type: number) => {
      setCardType(type);
      // Another account's fields: their emptiness is not a mistake yet.
      setIsTried(false);
      setSaving({ kind: 'idle' });
    },
    onValue: (code: string, value: string) => setTyped((before) => ({ ...before, [code]: value })),
    onNext: () => void save(),
    onCheckAgain: () => void check(),
  };
}
