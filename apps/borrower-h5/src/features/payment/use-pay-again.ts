import { useEffect, useState } from 'react';
import { startOf } from './payment-page.model.ts';
import type { PaymentPhase } from './payment-phase.ts';

export interface PayAgain {
  readonly isAsked: boolean;
  readonly isConfirmed: boolean;
  /** Asks about what is due later, in place of another payment: until when. */
  readonly notDueUntil?: string | null;
}

/**
 * The explicit confirmation before a payment: of another one while the first is pending, or of what is due much later. Asking looks for
 * the first one once more: where that has arrived, the question goes.
 */
export function usePayAgain(phase: PaymentPhase, check: () => void, notDueUntil: string | null) {
  const [answer, setAnswer] = useState<'none' | 'asked' | 'confirmed'>('none');
  const may = startOf(phase);
  const isPossible = may === 'confirm' || (may === 'yes' && notDueUntil !== null);
  // It is about the pending payment then, and about no later one.
  const isOver = answer !== 'none' && !isPossible;
  useEffect(() => {
    if (isOver) setAnswer('none');
  }, [isOver]);
  const payAgain: PayAgain = {
    isAsked: isPossible && answer === 'asked',
    isConfirmed: isPossible && answer === 'confirmed',
    notDueUntil,
  };
  return {
    ...payAgain,
    /** Whether paying takes the answer first. */
    isNeeded: isPossible && !payAgain.isConfirmed,
    ask: () => {
      setAnswer('asked');
      // A lost response was looked for to the end before this was offered.
      if (phase.kind === 'pending' && !phase.isLost) check();
    },
    confirm: () => setAnswer('confirmed'),
    decline: () => setAnswer('none'),
  };
}
