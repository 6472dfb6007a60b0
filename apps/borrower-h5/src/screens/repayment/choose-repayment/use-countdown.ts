import { RESEND_TICK_MS } from '@peace/validators';
import { useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { secondsToResend } from './card-code.ts';

/** Seconds until a code may be asked for again, counted by the clock: a page that slept does not count on from there. */
export function useCountdown(codeSentAt: number | null): number {
  const { clock, window } = useServices();
  const [, setTick] = useState(0);
  const secondsLeft = secondsToResend(codeSentAt, clock.now());
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const ticking = window.setInterval(() => setTick((tick) => tick + 1), RESEND_TICK_MS);
    return () => window.clearInterval(ticking);
  }, [isRunning, codeSentAt, window]);
  return secondsLeft;
}
