import { atom, useAtom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { useServices } from '#shared/services.tsx';
import { useFormProblems } from '#shared/page/use-form-problems.ts';
import { isLocked } from '#shared/attempt/attempt-outcome.model.ts';
import {
  type FormField,
  hasUnsaved,
  keyOf,
  showsErrorImmediately,
  problemsOf,
  type TypedValues,
  fieldsUnder,
  initialCardType,
  valuesOf,
} from './bank-form.model.ts';
import { toSent } from './bank-review.model.ts';
import { useSavingAccount, type SavingOptions, type SentAccount } from './use-saving-account.ts';

interface Entered {
  /** The tab that was chosen; null for the first one. */
  readonly cardType: number | null;
  readonly typed: TypedValues;
  /** The account that was sent last: the same one is sent again with the same key. */
  readonly sent: SentAccount | null;
}

const notSent = { kind: 'idle' } as const;

/**
 * By product: what the form had when the session ended, or when it was left while it was unknown whether the account was
 * saved. Login and customer service lead away, and the borrower may come back.
 */
const enteredAtEndAtom = atomFamily((_productId: string) => atom<Entered | null>(null));

/** The form's values, their problems and the review. What was typed stays while the page lives and is never stored: phones are shared. */
export function useBankForm(fields: readonly FormField[], options: SavingOptions) {
  const { session } = useServices();
  const [enteredAtEnd, setEnteredAtEnd] = useAtom(enteredAtEndAtom(options.productId));
  const [chosenType, setCardType] = useState(enteredAtEnd?.cardType ?? null);
  const [typed, setTyped] = useState<TypedValues>(enteredAtEnd?.typed ?? new Map());
  const [isReviewed, setIsReviewed] = useState(false);
  const cardType = chosenType ?? initialCardType(fields);
  const shown = fieldsUnder(fields, cardType);
  const values = valuesOf(shown, typed);
  const wrong = problemsOf(shown, values);
  const isHydrated = useIsHydrated();
  // The early page, which is hydrated, has no problems.
  const problems = useFormProblems(wrong, (problem) => isHydrated && showsErrorImmediately(problem));
  const account = useSavingAccount({
    ...options,
    entries: JSON.stringify([chosenType, ...typed]),
    sentBefore: enteredAtEnd?.sent ?? null,
  });
  const isTyped = hasUnsaved(fields, typed);
  // The entries of this form were not sent.
  const isOtherSaved = account.saving.kind === 'done' && isTyped && !account.isOwn;
  const saving = isOtherSaved ? notSent : account.saving;
  // A value that the server refuses, or does not offer any more, has to be corrected. Where another account was saved, the borrower
  // decides again.
  const isReview = isReviewed && wrong.size === 0 && saving.kind !== 'refused' && !isOtherSaved;
  /** An edit ends the review. */
  const edit = () => setIsReviewed(false);
  const isEntered = isTyped && saving.kind !== 'done';
  const isGivenUp = useRef(false);
  const noteEntered = useEffectEvent(() =>
    setEnteredAtEnd(isEntered ? { cardType: chosenType, typed, sent: account.lastSent() } : null),
  );
  const noteUnknown = useEffectEvent(() => {
    if (!isGivenUp.current && (isLocked(saving) || saving.kind === 'cannotTell')) noteEntered();
  });
  useEffect(() => {
    setEnteredAtEnd(null);
    const unregister = session.onEnd(noteEntered);
    return () => {
      unregister();
      noteUnknown();
    };
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
    /** The borrower leaves, and what was typed with it. */
    giveUp: () => {
      isGivenUp.current = true;
      setEnteredAtEnd(null);
    },
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
        const field = shown.find((each) => each.code === code);
        if (field) setTyped((before) => new Map(before).set(keyOf(field), value));
      },
      review: () => {
        account.dismiss();
        setIsReviewed(problems.submit());
      },
      change: edit,
      save: () => account.save(shown, cardType, toSent(shown, values)),
      check: account.check,
    },
  };
}
