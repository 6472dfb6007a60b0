import { RESEND_TICK_MS } from '@peace/validators';
import { useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { secondsUntil } from './registration.model.ts';

/** Seconds until an instant (milliseconds since 1970), counted down to 0; 0 without one. */
export function useSecondsUntil(instant: number | null): number {
  const { clock } = useServices();
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    const tick = () => {
      const left = secondsUntil(instant, clock.now());
      setSecondsLeft(left);
      return left;
    };
    if (tick() === 0) return;
    const timer = setInterval(() => {
      if (tick() === 0) clearInterval(timer);
    }, RESEND_TICK_MS);
    return () => clearInterval(timer);
  }, [instant, clock]);

  return secondsLeft;
}
