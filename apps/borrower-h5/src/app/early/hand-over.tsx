import { useIsFetching, useQueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';

/** A back gesture does not wait longer for the first read than this, once the screen is there; milliseconds. */
const readPatienceMs = 2000;

export interface HandOverProps {
  /** The read that the early screen began with; without one, every read of the first screen counts. */
  readonly firstRead: QueryKey | undefined;
  /** Told once, when the first screen is on the page. */
  readonly onShown: () => void;
  /** Told once, when the first screen has read what it asks about before it is left; `goBack` is what its arrow does. */
  readonly onRead: (goBack: () => void) => void;
}

/** Stands behind the screens, so that its effects come after theirs, and not before the screen's code is there. */
export function HandOver({ firstRead, onShown, onRead }: HandOverProps): null {
  const { window } = useServices();
  const queryClient = useQueryClient();
  const fetching = useIsFetching();
  const goBack = useGoBack();
  useEffect(onShown, [onShown]);
  useEffect(() => {
    // Not `fetching`: at first the screen's reads begin in this same turn of effects.
    const isUnanswered = ({ state }: Query) => state.data === undefined;
    if (queryClient.isFetching({ queryKey: firstRead, predicate: isUnanswered }) === 0) onRead(goBack);
  }, [fetching, firstRead, goBack, onRead, queryClient]);
  useEffect(() => {
    const timer = window.setTimeout(() => onRead(goBack), readPatienceMs);
    return () => window.clearTimeout(timer);
  }, [goBack, onRead, window]);
  return null;
}
