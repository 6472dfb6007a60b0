import type { BankField } from '@peace/api-client/contract/bind-bank/bank-form-item';
import { useState } from 'react';
import {
  fieldsUnder,
  hasUnsaved,
  initialCardType,
  initialValues,
  problemOf,
  problemsOf,
  shownProblems,
  toSent,
  type BankValues,
} from './bank-form.model.ts';
import { isUnknown, useSavingAccount, type SavingOptions } from './use-saving-account.ts';

export interface BankFormOptions extends SavingOptions {
  readonly productId: string;
}

/**
 * The form's values and their problems. What was typed stays whatever happens; what was typed under another tab is there
 * again when its tab is. None of it is stored: an account is nobody else's business on a shared phone.
 */
export function useBankForm(fields: readonly BankField[], { productId, ...options }: BankFormOptions) {
  const [chosenType, setCardType] = useState<number | null>(null);
  const [typed, setTyped] = useState<BankValues>({});
  const [isTried, setIsTried] = useState(false);
  // What the last attempt found wrong, and has not been right since.
  const [listed, setListed] = useState<ReadonlySet<string>>(new Set());
  const cardType = chosenType ?? initialCardType(fields);
  const shown = fieldsUnder(fields, cardType);
  const values = { ...initialValues(fields), ...typed };
  const problems = problemsOf(shown, values);
  const account = useSavingAccount({ productId, values: toSent(shown, values), before: fields }, options);
  const { saving, attempt } = account;

  return {
    cardType,
    values,
    problems: shownProblems(problems, isTried),
    listed,
    attempt,
    saving,
    /** Something was written, or is on its way: leaving asks first. */
    isUnsaved: saving.kind !== 'saved' && (hasUnsaved(fields, typed) || isUnknown(saving)),
    onCardType: (type: number) => {
      setCardType(type);
      // Another account's fields: their emptiness is not a mistake yet.
      setIsTried(false);
      setListed(new Set());
      account.forget();
    },
    onValue: (code: string, value: string) => {
      setTyped((before) => ({ ...before, [code]: value }));
      const field = fields.find((each) => each.code === code);
      if (field && problemOf(field, value) === null) setListed((before) => without(before, code));
    },
    onNext: () => {
      setIsTried(true);
      setListed(new Set(problems.keys()));
      if (problems.size > 0) account.refuse();
      else account.save();
    },
    onCheckAgain: account.check,
  };
}

function without(codes: ReadonlySet<string>, code: string): ReadonlySet<string> {
  return codes.has(code) ? new Set([...codes].filter((each) => each !== code)) : codes;
}
