import { useState } from 'react';

export interface FormProblems<Problem> {
  /** At their fields: all of them from the first attempt on, before it those that show while they are typed. */
  readonly shown: ReadonlyMap<string, Problem>;
  /** Names of the fields that the last attempt found wrong and that have not been right since; none where they were too many to list. */
  readonly listed: ReadonlySet<string>;
  /** Number of the last attempt that was kept from being sent: takes the focus to what is wrong. */
  readonly attempt: number;
  /** Whether nothing keeps it from being sent; else every problem is shown from now on. */
  readonly submit: () => boolean;
  /** Other fields are there: their emptiness is not a mistake yet. */
  readonly startOver: () => void;
}

/** A longer list would push the form out of view: the first field is shown in its place. */
const LISTED_AT_MOST = 3;

/** When a form's problems are shown; `problems` in the order of the fields. `showsErrorImmediately`: which are shown while they are typed. */
export function useFormProblems<Problem>(
  problems: ReadonlyMap<string, Problem>,
  showsErrorImmediately: (problem: Problem) => boolean = () => false,
): FormProblems<Problem> {
  const [isTried, setIsTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [listed, setListed] = useState<ReadonlySet<string>>(new Set());
  const uncorrected = new Set([...listed].filter((name) => problems.has(name)));
  // Corrected once, a field does not come back to the list before the next attempt.
  if (uncorrected.size < listed.size) setListed(uncorrected);
  return {
    shown: isTried ? problems : new Map([...problems].filter(([, problem]) => showsErrorImmediately(problem))),
    listed: uncorrected,
    attempt,
    submit: () => {
      setIsTried(true);
      setListed(new Set(problems.size > LISTED_AT_MOST ? [] : problems.keys()));
      if (problems.size > 0) setAttempt((count) => count + 1);
      return problems.size === 0;
    },
    startOver: () => {
      setIsTried(false);
      setListed(new Set());
    },
  };
}
