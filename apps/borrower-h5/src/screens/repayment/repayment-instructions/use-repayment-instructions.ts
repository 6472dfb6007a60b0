import type { ParamsOf, screens } from '@peace/screens';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGoBack } from '#shared/use-go-back.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import { channelOf, type GuidedChannel, type GuidedStep } from './guided-steps.ts';
import type { RepaymentInstructionsScreenProps } from './repayment-instructions-screen.tsx';

type Params = ParamsOf<typeof screens.repaymentInstructions>;

/** The view's props, from the link and the borrower. */
export function useRepaymentInstructions({ channel, orderId }: Params): RepaymentInstructionsScreenProps {
  const [, setQuery] = useSearchParams();
  const [enlarged, setEnlarged] = useState<GuidedStep | null>(null);
  const shrink = useCallback(() => {
    setEnlarged(null);
    return true;
  }, []);
  useNativeBack(enlarged !== null, shrink);
  return {
    orderId,
    channel: channelOf(channel ?? null),
    enlarged,
    // In place of the entry: going back leaves the page, not its tabs one by one.
    onChannel: (shown: GuidedChannel) => setQuery((before) => withChannel(before, shown), { replace: true }),
    onEnlarge: setEnlarged,
    onShrink: shrink,
    onBack: useGoBack(),
  };
}

function withChannel(query: URLSearchParams, channel: GuidedChannel): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('channel', channel);
  return next;
}
