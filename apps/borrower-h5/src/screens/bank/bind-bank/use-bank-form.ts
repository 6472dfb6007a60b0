import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { atom, useAtom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { useFormProblems } from '#shared/use-form-problems.ts';
import { isLocked } from '#shared/attempt/attempt-outcome.model.ts';
import {
  hasUnsaved,
  initialValues,
  showsErrorImmediately,
  problemsOf,
  type BankValues,
  fieldsUnder,
  initialCardType,
} from './bank-form.model.ts';
import { toSent } from './bank-review.model.ts';
import { useSavingAccount, type SavingOptions } from './use-saving-account.ts';

interface Entered {
  /** The tab that was chosen; null for the first one. */
  readonly cardType: number | null;
  readonly typed: BankValues;
}

const notSent = { kind: 'idle' } as const;

/** By product: what the form had when the session ended. In a browser the login leads away, and the borrower may come back. */
const enteredAtEndAtom = atomFamily((_productId: string) => atom<Entered | null>(null));

/** The form's values, their problems and the review. What was typed stays while the page lives and is never stored: phones are shared. */
export function useBankForm(fields: readonly BankField[], options: SavingOptions) {
  const { session } = useServices();
  const [enteredAtEnd, setEnteredAtEnd] = useAtom(enteredAtEndAtom(options.productId));
  const [chosenType, setCardType] = useState(enteredAtEnd?.cardType ?? null);
  const [typed, setTyped] = useState(enteredAtEnd?.typed ?? {});
  const [isReviewed, setIsReviewed] = useState(false);
  const cardType = chosenType ?? initialCardType(fields);
  const shown = fieldsUnder(fields, cardType);
  const values = { ...initialValues(fields), ...typed };
  const problems = useFormProblems(problemsOf(shown, values), showsErrorImmediately);
  const account = useSavingAccount({ ...options, entries: JSON.stringify([chosenType, typed]) });
  const isTyped = hasUnsaved(fields, typed);
  // What stands here was not sent: it is still to be saved, if at all.
  const isOtherSaved = account.saving.kind === 'done' && isTyped && !account.isOwn;
  const saving = isOtherSaved ? notSent : account.saving;
  // What the server refuses is to be corrected; where another account was saved, this one is to be decided on anew.
  const isReview = isReviewed && saving.kind !== 'refused' && !isOtherSaved;
  /** What was reviewed is not what stands here now. */
  const edit = () => setIsReviewed(false);
  const isEntered = isTyped && saving.kind !== 'done';
  const noteEntered = useEffectEvent(() => setEnteredAtEnd(isEntered ? { cardType: chosenType, typed } : null));
  useEffect(() => {
    setEnteredAtEnd(null);
    return session.onEnd(noteEntered);
  }, [session, setEnteredAtEnd]);

  return {
    cardType,
    values,
    problems: problems.shown,
    listed: problems.listed,
    attempt: problems.attempt,
    saving,
    isOtherSaved,
    isReview,
    isChangeable: isReview && !isLocked(saving),
    /** Something was written in this page: a failed attempt to save loses none of it. */
    isTyped,
    /** Something was written, or is on its way: leaving asks first. */
    isUnsaved: saving.kind !== 'done' && (isTyped || isLocked(saving)),
    events: {
      chooseCardType: (type: number) => {
        edit();
        setCardType(type);
        problems.startOver();
        account.dismiss();
      },
      setValue: (code: string, value: string) => {
        edit();
        setTyped((before) => ({ ...before, [code]: value }));
      },
      review: () => {
        account.dismiss();
        setIsReviewed(problems.submit());
      },
      change: edit,
      save: () => account.save(fields, toSent(shown, values)),
      check: account.check,
    },
  };
}
