import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { useCallback, useState } from 'react';
import { useFormProblems } from '#shared/use-form-problems.ts';
import { hasUnsaved, initialValues, isSaidAtOnce, problemsOf, type BankValues } from './bank-form.model.ts';
import { toSent } from './bank-review.model.ts';
import { fieldsUnder, initialCardType } from './bank-tabs.model.ts';
import { isLocked } from '#shared/attempt-outcome.model.ts';
import { useKeptForm } from './use-kept-form.ts';
import { useSavingAccount, type SavingOptions } from './use-saving-account.ts';

/**
 * The form's values and their problems, and the review before they are saved. What was typed stays whatever happens; what
 * was typed under another tab is there again when its tab is. None of it is stored, for phones are shared; only when the session
 * ends it is kept for a while, encrypted.
 */
export function useBankForm(fields: readonly BankField[], options: SavingOptions) {
  const [chosenType, setCardType] = useState<number | null>(null);
  const [typed, setTyped] = useState<BankValues>({});
  const [isReviewed, setIsReviewed] = useState(false);
  const cardType = chosenType ?? initialCardType(fields);
  const shown = fieldsUnder(fields, cardType);
  const values = { ...initialValues(fields), ...typed };
  const problems = useFormProblems(problemsOf(shown, values), isSaidAtOnce);
  const account = useSavingAccount(options);
  const { saving } = account;
  // What the server refuses is to be corrected.
  const isReview = isReviewed && saving.kind !== 'refused';
  const isTyped = hasUnsaved(fields, typed);
  useKeptForm({
    productId: options.productId,
    form: { cardType: chosenType, typed },
    isTyped: isTyped && saving.kind !== 'done',
    onFound: (kept) => {
      setCardType((now) => now ?? kept.cardType);
      // What was typed since is newer.
      setTyped((now) => ({ ...kept.typed, ...now }));
    },
  });

  return {
    cardType,
    values,
    problems: problems.shown,
    listed: problems.listed,
    attempt: problems.attempt,
    saving,
    isReview,
    /** Whether the review may be left for the form. */
    isChangeable: isReview && !isLocked(saving),
    /** Something was written in this page: nothing of it is lost by an attempt that came to nothing. */
    isTyped,
    /** Something was written, or is on its way: leaving asks first. */
    isUnsaved: saving.kind !== 'done' && (isTyped || isLocked(saving)),
    onCardType: (type: number) => {
      setCardType(type);
      problems.startOver();
      account.dismiss();
    },
    onValue: (code: string, value: string) => setTyped((before) => ({ ...before, [code]: value })),
    onNext: () => {
      account.dismiss();
      setIsReviewed(problems.submit());
    },
    onChange: useCallback(() => setIsReviewed(false), []),
    onSave: () => account.save(fields, toSent(shown, values)),
    onCheckAgain: account.check,
  };
}
