import { RESEND_TICK_MS } from '@peace/validators';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { resendAt, secondsUntil } from './registration.model.ts';
import type { StoredRegistration } from './stored-registration.ts';

/** The countdown on the button that sends a code. Its end is stored, so a reload does not cut it short. */
export function useCountdown(stored: StoredRegistration) {
  const { clock } = useServices();
  const [end, setEnd] = useState<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => setEnd(stored.resendAt.read()), [stored]);

  useEffect(() => {
    if (end === null) return;
    const tick = () => {
      const left = secondsUntil(end, clock.now());
      setSecondsLeft(left);
      if (left === 0) setEnd(null);
    };
    tick();
    const timer = setInterval(tick, RESEND_TICK_MS);
    return () => clearInterval(timer);
  }, [end, clock]);

  const start = useCallback(() => {
    const instant = resendAt(clock.now());
    stored.resendAt.write(instant);
    setEnd(instant);
  }, [clock, stored]);

  return { secondsLeft, start };
}
