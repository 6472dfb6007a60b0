import type { PayloadOf } from '@peace/api-client';
import type { sendSmsCode } from '@peace/api-client/contract/promotion/send-sms-code';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useServices } from '#shared/services.tsx';
import type { FieldName, RegistrationInput } from './registration.model.ts';
import type { useCaptcha } from './use-captcha.ts';
import type { useRegistrationForm } from './use-registration-form.ts';
import type { useWaits } from './use-waits.ts';

/** The parts of the form that decide whether a call may be sent. */
export interface ReadyToSendParts {
  readonly form: ReturnType<typeof useRegistrationForm>;
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly waits: ReturnType<typeof useWaits>;
}

/** The fields as they are sent, and the id they belong under; null when one of them is invalid. */
export type ReadyToSend = (names: readonly FieldName[]) => (PayloadOf<typeof sendSmsCode> & RegistrationInput) | null;

/** Checks fields, waiting time and captcha before a call. */
export function useReadyToSend({ form, captcha, waits }: ReadyToSendParts): ReadyToSend {
  const { campaign, config } = useServices();
  const { show } = useToast();
  const t = useMessages(promoMessages);
  const rules = useMessages(registrationMessages);
  const refuse = (message: string) => {
    show({ kind: 'fail', message });
    return null;
  };
  return (names) => {
    if (waits.retryIn > 0) return refuse(t('waitToRetry', { seconds: waits.retryIn }));
    const unseen = names.includes('captcha') && captcha.image.kind === 'failed' ? captcha.image : null;
    const checked = form.check(unseen ? names.filter((name) => name !== 'captcha') : names);
    // The field says it, and has the focus.
    if (checked.kind === 'invalid') return null;
    if (unseen) {
      // There is nothing to type: it is not the visitor's mistake.
      const why = unseen.message || t('imageFailed');
      form.blame('captcha', why);
      return refuse(why);
    }
    const sid = captcha.currentSid();
    if (sid === null) {
      // No image was drawn yet, so none was read.
      captcha.draw();
      return refuse(rules('captchaInvalid'));
    }
    const { user_from: userFrom, app_from: appFrom, utm_tag: utmTag } = campaign;
    return { ...checked.input, sid, appName: config.appName, userFrom, appFrom, utmTag };
  };
}
