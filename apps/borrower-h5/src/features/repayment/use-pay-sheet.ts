import type { RepaymentChannel } from '@peace/api-client/contract/repayment/repayment-info';
import { useCallback, useEffect, useState } from 'react';
import { useNativeBack } from '#shared/use-native-back.ts';
import { isUnderWay, type PaymentPhase } from '#shared/payment/payment-phase.ts';
import { selectedChannel } from './repayment.model.ts';

/** Whether the sheet of channels may be open. A failure without a doubt is said in it, beside the button that tries again. */
export function belongsToSheet(phase: PaymentPhase, isAgainConfirmed: boolean): boolean {
  switch (phase.kind) {
    case 'idle':
    case 'requesting':
    case 'opening':
    case 'rereading':
    case 'failed':
      return true;
    case 'begun':
      return isAgainConfirmed;
    case 'arrived':
      return phase.isNextPayable;
    case 'settled':
      return false;
  }
}

/** The sheet of channels: whether it is open, and which channel is marked. */
export function usePaySheet(
  phase: PaymentPhase,
  /** Whether paying is what the page offers. */
  isPossible: boolean,
  channels: readonly RepaymentChannel[],
  dismissFailure: () => void,
) {
  const [isAskedFor, setAskedFor] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const isOpen = isAskedFor && isPossible;

  // What is in doubt, or settled, is said on the page, and the sheet does not spring open again after it.
  const isOver = isAskedFor && !isOpen;
  useEffect(() => {
    if (isOver) setAskedFor(false);
  }, [isOver]);

  const close = useCallback(() => {
    setAskedFor(false);
    dismissFailure();
  }, [dismissFailure]);
  useNativeBack(
    isOpen && !isUnderWay(phase),
    useCallback(() => {
      close();
      return true;
    }, [close]),
  );

  return {
    isOpen,
    selected: selectedChannel(channels, chosen),
    open: () => setAskedFor(true),
    close,
    select: setChosen,
  };
}
