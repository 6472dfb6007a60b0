import { useEffect, useState } from 'react';
import type { PaymentPhase } from './payment-phase.ts';

export interface PayAgain {
  readonly isAsked: boolean;
  readonly isConfirmed: boolean;
}

/** The explicit confirmation of another payment. Asking looks for the first one once more: where that has arrived, the question goes. */
export function usePayAgain(phase: PaymentPhase, check: () => void) {
  const [answer, setAnswer] = useState<'none' | 'asked' | 'confirmed'>('none');
  const isPossible = phase.kind === 'pending' && phase.mayPayAgain;
  // It is about the pending payment then, and about no later one.
  const isOver = answer !== 'none' && !isPossible;
  useEffect(() => {
    if (isOver) setAnswer('none');
  }, [isOver]);
  const payAgain: PayAgain = {
    isAsked: isPossible && answer === 'asked',
    isConfirmed: isPossible && answer === 'confirmed',
  };
  return {
    ...payAgain,
    ask: () => {
      setAnswer('asked');
      // A lost response was looked for to the end before this was offered.
      if (phase.kind === 'pending' && !phase.isLost) check();
    },
    confirm: () => setAnswer('confirmed'),
    decline: () => setAnswer('none'),
  };
}
