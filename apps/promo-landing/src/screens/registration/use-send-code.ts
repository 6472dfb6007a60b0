import { sendSmsCode } from '@peace/api-client/contract/promotion/send-sms-code';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { validateResend } from '@peace/validators';
import { useToast } from '@peace/vant-react-compat/toast';
import { useServices } from '#shared/services.tsx';
import { isUnknown, verdictOn } from './registration.model.ts';
import type { useOneAtATime } from './use-one-at-a-time.ts';
import type { ReadyToSend, ReadyToSendParts } from './use-ready-to-send.ts';
import type { useSteps } from './use-steps.ts';
import type { useVerdict } from './use-verdict.ts';

/** What a call of the form needs of it. */
export interface SendingParts extends ReadyToSendParts {
  readonly readyToSend: ReadyToSend;
  readonly steps: ReturnType<typeof useSteps>;
  readonly verdicts: ReturnType<typeof useVerdict>;
  readonly calls: ReturnType<typeof useOneAtATime>;
  readonly isPhoneReady: boolean;
}

/** Sends the SMS code, and starts the wait for the next one. */
export function useSendCode({ form, waits, readyToSend, steps, verdicts, calls, isPhoneReady }: SendingParts) {
  const { api } = useServices();
  const { show } = useToast();
  const t = useMessages(promoMessages);
  const rules = useMessages(registrationMessages);
  return () => {
    const resend = validateResend(waits.resendIn);
    if (resend.kind === 'invalid') return void show({ kind: 'fail', message: rules(resend.reason) });
    const payload = readyToSend(isPhoneReady ? ['phone', 'captcha'] : ['phone']);
    if (payload === null) return;
    void calls.during('sms', async () => {
      verdicts.clearNotice();
      const verdict = verdictOn('sms', await api.call(sendSmsCode, payload));
      if (verdict.kind === 'done' || isUnknown(verdict)) {
        waits.startResend();
        steps.reach('code');
      }
      if (verdict.kind !== 'done') return verdicts.tell(verdict, t('smsUnknown'));
      waits.forgetRefusals();
      show({ kind: 'success', message: rules('smsSent') });
      form.focusLater('smsCode');
    });
  };
}
