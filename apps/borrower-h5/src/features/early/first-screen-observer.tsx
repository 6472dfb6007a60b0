import { useIsFetching, useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/navigation/use-go-back.ts';

/** A queued back gesture waits no longer than this for the first read after the first screen has mounted; milliseconds. */
const readPatienceMs = 2000;

export interface FirstScreenObserverProps {
  /** The read that the early screen began with; without one, every read of the first screen counts. */
  readonly firstRead: QueryKey | undefined;
  readonly onShown: () => void;
  /** Called once, when the first screen's reads are answered, so that its leave question can be decided; `goBack` is what its arrow does. */
  readonly onRead: (goBack: () => void) => void;
}

/** Mounted behind the screens: its effects run after theirs, and not before the screen's code has loaded. */
export function FirstScreenObserver({ firstRead, onShown, onRead }: FirstScreenObserverProps): null {
  const { window } = useServices();
  const queryClient = useQueryClient();
  const fetching = useIsFetching();
  const goBack = useGoBack();
  useEffect(onShown, [onShown]);
  useEffect(() => {
    // Not `fetching`: at first the screen's reads begin in the same flush of effects.
    const isUnanswered = ({ state }: Query) => state.data === undefined;
    if (queryClient.isFetching({ queryKey: firstRead, predicate: isUnanswered }) === 0) onRead(goBack);
  }, [fetching, firstRead, goBack, onRead, queryClient]);
  useEffect(() => {
    const timer = window.setTimeout(() => onRead(goBack), readPatienceMs);
    return () => window.clearTimeout(timer);
  }, [goBack, onRead, window]);
  return null;
}
