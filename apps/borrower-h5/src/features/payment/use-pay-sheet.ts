import type { RepaymentChannel } from '@peace/api-client/contract/repayment/get-period-repayment';
import { useEffect, useState } from 'react';
import { useNativeBack } from '#shared/navigation/use-native-back.ts';
import type { SheetRow } from './payment-page.model.ts';
import { selectedChannel } from './repayment.model.ts';

export function usePaySheet(
  { isPossible, isPaying, isLinkRefused }: SheetRow,
  channels: readonly RepaymentChannel[],
  dismissFailure: () => void,
) {
  const [isRequested, setIsRequested] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isUnchosen, setIsUnchosen] = useState(false);
  const isOpen = isRequested && isPossible;

  // The channel whose link was refused is not offered as the one to go on with.
  useEffect(() => {
    if (isLinkRefused) setIsUnchosen(true);
  }, [isLinkRefused]);

  // An unknown outcome, or a settled order, is shown on the page, and the sheet does not reopen after it.
  const isOver = isRequested && !isOpen;
  useEffect(() => {
    if (isOver) setIsRequested(false);
  }, [isOver]);

  function close() {
    setIsRequested(false);
    dismissFailure();
  }
  useNativeBack(isOpen && !isPaying, close);

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
