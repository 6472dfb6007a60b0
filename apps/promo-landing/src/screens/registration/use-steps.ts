import { useCallback, useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { laterOf, type FormStep } from './registration.model.ts';
import type { StoredRegistration } from './stored-registration.ts';

const countedAs = { number: 'number', picture: 'number-complete', code: 'code' } as const;

/** What the fields hold so far. */
interface Filled {
  readonly isPhoneReady: boolean;
  readonly hasCode: boolean;
}

/**
 * The current step. The captcha appears when the number is complete; the code field when a code was requested, also before a
 * reload. A step that was reached stays visible.
 */
export function useSteps(stored: StoredRegistration, { isPhoneReady, hasCode }: Filled) {
  const { statistics } = useServices();
  const [furthest, setFurthest] = useState<FormStep>('number');
  const reach = useCallback((step: FormStep) => setFurthest((before) => laterOf(before, step)), []);

  useEffect(() => {
    if (hasCode || stored.resendAt.read() !== null) reach('code');
  }, [stored, hasCode, reach]);

  useEffect(() => {
    if (isPhoneReady) reach('picture');
  }, [isPhoneReady, reach]);

  useEffect(() => {
    if (furthest !== 'number') statistics.count({ event: 'step', funnel: 'registration', step: countedAs[furthest] });
  }, [furthest, statistics]);

  return { furthest, reach, restart: useCallback(() => setFurthest('number'), []) };
}
