import { useEffect, useState } from 'react';
import type { ShownAttempt } from '#shared/state/use-attempt.ts';
import type { PaymentTypes } from './payment.ts';

/**
 * Whether another window of this browser waits for the answer to the payment at this moment. Asked whenever the attempt
 * changes: a window that was closed meanwhile waits for nothing any more.
 */
export function useIsSentInOtherTab({ state, isSentElsewhere }: ShownAttempt<PaymentTypes>): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  const isLost = 'record' in state && state.record.stage.kind === 'answerLost';
  useEffect(() => {
    let isCurrent = true;
    if (isLost) void isSentElsewhere().then((is) => isCurrent && setElsewhere(is));
    return () => {
      isCurrent = false;
    };
  }, [state, isLost, isSentElsewhere]);
  return isLost && isElsewhere;
}
