import type { PayloadOf } from '@peace/api-client';
import { getSms } from '@peace/api-client/contract/promotion/get-sms';
import { register } from '@peace/api-client/contract/promotion/register';
import { promoMessages } from '@peace/i18n/messages/promo';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { validateRegistrationPhone, validateResend } from '@peace/validators';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useState } from 'react';
import { hashLink } from '#shared/routes.ts';
import { useServices } from '#shared/services.tsx';
import { fieldNames, verdictOn, type FieldName, type RegistrationInput } from './registration.model.ts';
import { storedRegistration } from './stored-registration.ts';
import { useCaptcha } from './use-captcha.ts';
import { useCountdown } from './use-countdown.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useRegistrationForm } from './use-registration-form.ts';
import { useTrackClick } from './use-track-click.ts';
import { useVerdict } from './use-verdict.ts';

/** Registration by phone number, captcha and SMS code (spec §4, §5, §8): what the screen shows and what its taps do. */
export function useRegistration() {
  const { api, campaign, config, visit, address, announceCompletion } = useServices();
  const { show } = useToast();
  const t = useMessages(promoMessages);
  const rules = useMessages(validationMessages);
  const [stored] = useState(() => storedRegistration(visit));
  const form = useRegistrationForm(stored);
  const captcha = useCaptcha(stored);
  const countdown = useCountdown(stored);
  const { underWay, during, isBusy } = useOneAtATime();
  const trackClick = useTrackClick();
  const { draw, image } = captcha;

  const goToDownload = () => address.goToHash(hashLink('download', campaign));
  const verdicts = useVerdict({
    onAlreadyRegistered: goToDownload,
    onWrongCaptcha: (message) => {
      form.edit('captcha', '');
      form.blame('captcha', message);
      form.focus('captcha');
      draw();
    },
  });

  // The image comes by itself as soon as the number is complete.
  const isPhoneReady = validateRegistrationPhone(form.input.phone, config.phonePolicy).kind === 'valid';
  useEffect(() => {
    if (isPhoneReady && image.kind === 'none') draw();
  }, [isPhoneReady, image.kind, draw]);

  const fail = (message: string) => show({ kind: 'fail', message });

  /** The fields as they are to be sent, and the id they belong under; null, and said so, when one of them is amiss. */
  const readyToSend = (names: readonly FieldName[]): (PayloadOf<typeof getSms> & RegistrationInput) | null => {
    const checked = form.check(names);
    if (checked.kind === 'invalid') {
      fail(rules(checked.first.reason));
      return null;
    }
    const sid = captcha.currentSid();
    if (sid === null) {
      // Nobody could have read an image yet.
      fail(rules('captchaInvalid'));
      draw();
      return null;
    }
    const { user_from: userFrom, app_from: appFrom, utm_tag: utmTag } = campaign;
    return { ...checked.input, sid, appName: config.appName, userFrom, appFrom, utmTag };
  };

  const onRefreshCaptcha = () => {
    const checked = form.check(['phone']);
    if (checked.kind === 'invalid') return void fail(rules(checked.first.reason));
    form.edit('captcha', '');
    draw();
  };

  const onSendCode = () => {
    const resend = validateResend(countdown.secondsLeft);
    if (resend.kind === 'invalid') return void fail(rules(resend.reason));
    const payload = readyToSend(['phone', 'captcha']);
    if (payload === null) return;
    void during('sms', async () => {
      verdicts.clearNotice();
      const verdict = verdictOn('sms', await api.call(getSms, payload));
      if (verdict.kind !== 'done') return verdicts.tell(verdict, t('smsUnknown'));
      countdown.start();
      show({ kind: 'success', message: rules('smsSent') });
      form.focus('smsCode');
    });
  };

  const onSubmit = () => {
    if (isBusy()) return;
    trackClick(form.input.phone);
    const payload = readyToSend(fieldNames);
    if (payload === null) return;
    void during('register', async () => {
      verdicts.clearNotice();
      const { invite_code: inviteCode, id } = campaign;
      const verdict = verdictOn('register', await api.call(register, { ...payload, inviteCode, id }));
      if (verdict.kind !== 'done') return verdicts.tell(verdict, t('registerUnknown'));
      for (const item of Object.values(stored)) item.clear();
      show({ kind: 'success', message: rules('registered') });
      announceCompletion();
      goToDownload();
    });
  };

  return {
    formRef: form.form,
    input: form.input,
    problems: form.problems,
    image,
    secondsLeft: countdown.secondsLeft,
    underWay,
    notice: verdicts.notice,
    onEdit: form.edit,
    onRefreshCaptcha,
    onCaptchaLoad: captcha.onLoad,
    onCaptchaError: captcha.onError,
    onSendCode,
    onSubmit,
  };
}
