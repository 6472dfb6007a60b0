import type { Attempt, AttemptOperations, AttemptState } from '#shared/attempt/index.ts';
import { useAtomValue, type Atom } from 'jotai';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useRestored } from '#shared/use-restored.ts';
import type { StoredTypes } from './attempt-family.ts';

/** An attempt as a screen shows it, and what moves it. */
export interface ShownAttempt<T extends StoredTypes> extends Pick<
  Attempt<T>,
  'start' | 'check' | 'cancel' | 'dismiss' | 'isSentElsewhere'
> {
  readonly state: AttemptState<T>;
}

/** Shows an attempt while the screen is open, with what the screen knows at the moment it is asked. */
export function useAttempt<T extends StoredTypes>(
  attemptAtom: Atom<Attempt<T>>,
  operations: AttemptOperations<T>,
): ShownAttempt<T> {
  const attempt = useAtomValue(attemptAtom);
  const state = useSyncExternalStore(attempt.subscribe, attempt.read, attempt.read);
  const latest = useRef(operations);
  useEffect(() => {
    latest.current = operations;
  });
  useEffect(() => attempt.mount(() => latest.current), [attempt]);
  useRestored(
    useCallback((how) => attempt.returned(how === 'from-cache' ? 'restoredFromCache' : 'becameVisible'), [attempt]),
  );
  const { start, check, cancel, dismiss, isSentElsewhere } = attempt;
  return { state, start, check, cancel, dismiss, isSentElsewhere };
}
