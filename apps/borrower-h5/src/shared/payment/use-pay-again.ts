import { useEffect, useState } from 'react';
import type { PaymentPhase } from './payment-phase.ts';

/** The borrower's explicit word that another payment is to be begun: asked for, given, or neither. */
export function usePayAgain(phase: PaymentPhase) {
  const [word, setWord] = useState<'none' | 'asked' | 'given'>('none');
  const isPossible = phase.kind === 'begun' && phase.mayPayAgain;
  // It is about the payment that was begun then, and about no later one.
  const isOver = word !== 'none' && !isPossible;
  useEffect(() => {
    if (isOver) setWord('none');
  }, [isOver]);
  const isAsked = isPossible && word === 'asked';
  return {
    isAsked,
    isGiven: isPossible && word === 'given',
    ask: () => setWord('asked'),
    give: () => setWord('given'),
    decline: () => setWord('none'),
  };
}
