import { useCountdown } from '@peace/ui-kit/use-countdown';
import { resendAt, secondsUntil } from '@peace/validators';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import type { StoredRegistration } from './stored-registration.ts';

/** The seconds until another code may be requested (spec §4). A reload keeps them. */
export function useResend(stored: StoredRegistration) {
  const { clock } = useServices();
  const [instant, setInstant] = useState<number | null>(null);

  useEffect(() => setInstant(stored.resendAt.read()), [stored]);

  /** A code was sent, or may have been. */
  const start = useCallback(() => {
    const next = resendAt(clock.now());
    stored.resendAt.write(next);
    setInstant(next);
  }, [clock, stored]);

  /** The registration is over. */
  const clear = useCallback(() => setInstant(null), []);

  return { secondsLeft: useCountdown(() => secondsUntil(instant, clock.now())), start, clear };
}
