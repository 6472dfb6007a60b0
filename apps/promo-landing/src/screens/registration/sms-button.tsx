import { promoMessages } from '@peace/i18n/messages/promo';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';

export interface SmsButtonProps {
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** Sends the code, then counts down. It can be tapped all the while: a tap too soon is answered in words (spec §5). */
export function SmsButton({ secondsLeft, isSending, onSend }: SmsButtonProps): ReactElement {
  const t = useMessages(promoMessages);
  const rules = useMessages(validationMessages);
  const isCounting = secondsLeft > 0;
  return (
    <Button
      size="small"
      className={isCounting ? 'promo-sms promo-sms--counting' : 'promo-sms'}
      loading={isSending}
      onClick={onSend}
    >
      {isCounting ? rules('resendIn', { seconds: secondsLeft }) : t('getCode')}
    </Button>
  );
}
