import { plainMessage } from '@peace/i18n';
import { repaymentInstructionsMessages } from '@peace/i18n/messages/repayment-instructions';
import { screens, type ParamsOf } from '@peace/screens';
import { useCallback, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import { channelOf, type GuidedChannel, type GuidedStep } from './guided-steps.ts';
import { RepaymentInstructionsScreen } from './repayment-instructions-screen.tsx';

/** `/repaymentInstructions`, and `?channel=` for one of them; `orderId` where it was opened from an order. */
export const RepaymentInstructionsRoute = screenRoute({
  address: screens.repaymentInstructions,
  title: plainMessage(repaymentInstructionsMessages, 'title'),
  Page: RepaymentInstructions,
});

function RepaymentInstructions({
  params,
}: {
  readonly params: ParamsOf<typeof screens.repaymentInstructions>;
}): ReactElement {
  const [, setQuery] = useSearchParams();
  const [enlarged, setEnlarged] = useState<GuidedStep | null>(null);
  const shrink = useCallback(() => {
    setEnlarged(null);
    return true;
  }, []);
  useNativeBack(enlarged !== null, shrink);
  const help = useOrderHelp(params.orderId);

  // In place of the entry: going back leaves the page, not its tabs one by one.
  const showChannel = (channel: GuidedChannel) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('channel', channel);
        return next;
      },
      { replace: true },
    );

  return (
    <RepaymentInstructionsScreen
      {...help}
      channel={channelOf(params.channel ?? null)}
      enlarged={enlarged}
      onChannel={showChannel}
      onEnlarge={setEnlarged}
      onShrink={shrink}
      onBack={useGoBack()}
    />
  );
}
