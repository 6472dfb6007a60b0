import { type ParamsOf, screens } from '@peace/screens';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plainMessage } from '@peace/i18n';
import { repaymentInstructionsMessages } from '@peace/i18n/messages/repayment-instructions';
import { useDueTime } from '#features/due/use-due-text.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { guidedChannelOf, type GuidedChannel, type GuidedStep } from '#features/pay-guide/guided-steps.ts';
import { type RepaymentInstructionsViewProps, RepaymentInstructionsView } from './repayment-instructions.view.tsx';

type Params = ParamsOf<typeof screens.repaymentInstructions>;

export function useRepaymentInstructions({ channel, orderId }: Params): RepaymentInstructionsViewProps {
  const [, setQuery] = useSearchParams();
  const [enlarged, setEnlarged] = useState<GuidedStep | null>(null);
  return {
    now: useDueTime(),
    orderId,
    channel: guidedChannelOf(channel ?? null),
    enlarged,
    events: {
      // In place of the entry: going back leaves the page, not its tabs one by one.
      chooseChannel: (shown: GuidedChannel) => setQuery((before) => withChannel(before, shown), { replace: true }),
      enlarge: setEnlarged,
      shrink: () => setEnlarged(null),
      back: useGoBack(),
    },
  };
}

function withChannel(query: URLSearchParams, channel: GuidedChannel): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('channel', channel);
  return next;
}

/** `/repaymentInstructions`, and `?channel=` for one of them; `orderId` where it was opened from an order. */
export const RepaymentInstructionsRoute = screenRoute({
  address: screens.repaymentInstructions,
  title: plainMessage(repaymentInstructionsMessages, 'title'),
  useController: useRepaymentInstructions,
  View: RepaymentInstructionsView,
});
