import { useCountdown } from '@peace/ui-kit/use-countdown';
import { resendAt, secondsUntil } from '@peace/validators';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { afterRefusal } from './registration.model.ts';
import type { StoredRegistration } from './stored-registration.ts';

/** The two waits of the form, in seconds: until another code may be sent, and after refused codes. A reload keeps both. */
export function useWaits(stored: StoredRegistration) {
  const { clock } = useServices();
  const [resend, setResend] = useState<number | null>(null);
  const [retry, setRetry] = useState<number | null>(null);

  useEffect(() => {
    setResend(stored.resendAt.read());
    setRetry(stored.backoff.read()?.until ?? null);
  }, [stored]);

  /** A code was sent, or may have been. */
  const startResend = useCallback(() => {
    const instant = resendAt(clock.now());
    stored.resendAt.write(instant);
    setResend(instant);
  }, [clock, stored]);

  const countRefusal = useCallback(() => {
    const backoff = afterRefusal(stored.backoff.read(), clock.now());
    stored.backoff.write(backoff);
    setRetry(backoff.until);
  }, [clock, stored]);

  const forgetRefusals = useCallback(() => {
    stored.backoff.clear();
    setRetry(null);
  }, [stored]);

  /** Both are of a registration that is over. */
  const clear = useCallback(() => {
    setResend(null);
    setRetry(null);
  }, []);

  return {
    resendIn: useCountdown(() => secondsUntil(resend, clock.now())),
    retryIn: useCountdown(() => secondsUntil(retry, clock.now())),
    startResend,
    countRefusal,
    forgetRefusals,
    clear,
  };
}
