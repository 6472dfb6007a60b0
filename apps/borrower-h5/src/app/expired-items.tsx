import { useEffect } from 'react';
import { whenIdle } from '#shared/when-idle.ts';
import { useServices } from '#shared/services.tsx';
import { removeExpired } from '#shared/state/remove-expired.ts';

/** Removes what was stored on this device and has expired, when the browser is idle. */
export function ExpiredItems(): null {
  const { clock, window } = useServices();
  useEffect(() => whenIdle(window, () => removeExpired(window, clock.now())), [clock, window]);
  return null;
}
