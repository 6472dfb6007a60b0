import { repaymentInstructionsMessages } from '@peace/i18n/messages/repayment-instructions';
import { useMessages } from '@peace/i18n/react';
import { useCallback, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGoBack } from '#shared/use-go-back.ts';
import { useNativeBack } from '#shared/use-native-back.ts';
import { channelOf, type GuidedChannel, type GuidedStep } from './guided-steps.ts';
import { RepaymentInstructionsScreen } from './repayment-instructions-screen.tsx';

/** `/repaymentInstructions`, and `?channel=` for one of them. */
export function RepaymentInstructionsRoute(): ReactElement {
  const t = useMessages(repaymentInstructionsMessages);
  const [query, setQuery] = useSearchParams();
  const [enlarged, setEnlarged] = useState<GuidedStep | null>(null);
  const shrink = useCallback(() => {
    setEnlarged(null);
    return true;
  }, []);
  useNativeBack(enlarged !== null, shrink);

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
    <>
      <title>{t('title')}</title>
      <RepaymentInstructionsScreen
        channel={channelOf(query.get('channel'))}
        enlarged={enlarged}
        onChannel={showChannel}
        onEnlarge={setEnlarged}
        onShrink={shrink}
        onBack={useGoBack()}
      />
    </>
  );
}
