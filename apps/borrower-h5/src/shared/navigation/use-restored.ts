import { onRestored, type Restoration } from '@peace/web-platform';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '#shared/services.tsx';

/** Calls back when the page returns: from the back/forward cache, from behind another app, or because the shell says so. */
export function useRestored(handler: (how: Restoration) => void): void {
  const { bridge, window } = useServices();
  const onReturn = useEffectEvent(handler);
  useEffect(() => onRestored(window, (how) => onReturn(how)), [window]);
  useEffect(() => bridge.onResume(() => onReturn('visible')), [bridge]);
}
