import { commonMessages } from '@peace/i18n/messages/common';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import './registration.css';

export interface SmsButtonProps {
  readonly secondsLeft: number;
  readonly isSending: boolean;
  /** The form's main button, or the way to a second code. */
  readonly isMain: boolean;
  /** In place of 'get verification code', while nothing counts down. */
  readonly label?: string | undefined;
  /** A tap now is too soon. */
  readonly isWaiting?: boolean;
  /** Not of the main button: that one submits the form, so that the keyboard's Enter does the same. */
  readonly onSend?: () => void;
}

/** Sends the code, then counts down. It can be tapped all the while: a tap too soon is answered in words (spec §5). */
export function SmsButton(props: SmsButtonProps): ReactElement {
  const { secondsLeft, isSending, isMain, label, isWaiting = false, onSend } = props;
  const t = useMessages(promoMessages);
  const rules = useMessages(registrationMessages);
  const common = useMessages(commonMessages);
  const isCounting = secondsLeft > 0;
  const words = isCounting ? rules('resendIn', { seconds: secondsLeft }) : (label ?? t('getCode'));
  return (
    <Button
      {...(isMain ? ({ size: 'large', nativeType: 'submit' } as const) : ({ size: 'small' } as const))}
      type={isMain && !isWaiting ? 'primary' : 'default'}
      className={isMain ? undefined : isCounting ? 'promo-sms promo-sms--counting' : 'promo-sms'}
      loading={isSending}
      loadingText={isSending ? common('sending') : undefined}
      onClick={onSend}
    >
      {/* Other words are new ones: the same ones, centred, would count as moved. */}
      <span key={words}>{words}</span>
    </Button>
  );
}
