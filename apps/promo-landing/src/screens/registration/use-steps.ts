import { useCallback, useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import type { FormStep } from './registration.model.ts';
import type { StoredRegistration } from './stored-registration.ts';

/** The current step: the code's, once a code was requested or is there, also before a reload. The form does not go back. */
export function useSteps(stored: StoredRegistration, hasCode: boolean) {
  const { statistics } = useServices();
  const [step, setStep] = useState<FormStep>('request');
  const reachCode = useCallback(() => setStep('code'), []);

  useEffect(() => {
    if (hasCode || stored.resendAt.read() !== null) reachCode();
  }, [stored, hasCode, reachCode]);

  useEffect(() => {
    if (step === 'code') statistics.count({ event: 'step', funnel: 'registration', step: 'code' });
  }, [step, statistics]);

  return { step, reachCode, restart: useCallback(() => setStep('request'), []) };
}
