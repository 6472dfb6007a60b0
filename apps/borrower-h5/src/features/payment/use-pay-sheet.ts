import type { RepaymentChannel } from '@peace/api-client/contract/repayment/get-period-repayment';
import { useEffect, useState } from 'react';
import { useNativeBack } from '#shared/navigation/use-native-back.ts';
import { isUnderWay, wasLinkRefused, type PaymentPhase } from './payment-phase.ts';
import { selectedChannel } from './repayment.model.ts';

/** Whether the sheet of channels may be open. A failure with a known outcome is shown in it, beside the button that tries again. */
export function belongsToSheet(phase: PaymentPhase, isAgainConfirmed: boolean): boolean {
  switch (phase.kind) {
    case 'idle':
    case 'requesting':
    case 'opening':
    case 'failed':
      return true;
    case 'pending':
      return isAgainConfirmed;
    case 'arrived':
    case 'movedOn':
      return phase.isNextPayable;
    case 'settled':
      return false;
  }
}

export function usePaySheet(
  phase: PaymentPhase,
  isPossible: boolean,
  channels: readonly RepaymentChannel[],
  dismissFailure: () => void,
) {
  const [isRequested, setIsRequested] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isUnchosen, setIsUnchosen] = useState(false);
  const isOpen = isRequested && isPossible;

  // The channel whose link was refused is not offered as the one to go on with.
  const isRefused = wasLinkRefused(phase);
  useEffect(() => {
    if (isRefused) setIsUnchosen(true);
  }, [isRefused]);

  // An unknown outcome, or a settled order, is shown on the page, and the sheet does not reopen after it.
  const isOver = isRequested && !isOpen;
  useEffect(() => {
    if (isOver) setIsRequested(false);
  }, [isOver]);

  function close() {
    setIsRequested(false);
    dismissFailure();
  }
  useNativeBack(isOpen && !isUnderWay(phase), close);

  return {
    isOpen,
    selected: isUnchosen ? undefined : selectedChannel(channels, chosen),
    open: () => setIsRequested(true),
    close,
    select: (channelNumber: string) => {
      setChosen(channelNumber);
      setIsUnchosen(false);
    },
  };
}
