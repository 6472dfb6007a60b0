import type { PayloadOf } from '@peace/api-client';
import { sendSmsCode } from '@peace/api-client/contract/promotion/send-sms-code';
import { register } from '@peace/api-client/contract/promotion/register';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { validateRegistrationPhone, validateResend } from '@peace/validators';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { fieldNames, isUnknown, verdictOn, type FieldName, type RegistrationInput } from './registration.model.ts';
import { storedRegistration } from './stored-registration.ts';
import { useCaptcha } from './use-captcha.ts';
import { useLeaveForm } from './use-leave-form.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useRegistrationForm } from './use-registration-form.ts';
import { useSteps } from './use-steps.ts';
import { useTrackClick } from './use-track-click.ts';
import { useVerdict } from './use-verdict.ts';
import { useWaits } from './use-waits.ts';

/** Registration by phone number, captcha and SMS code (spec §4, §5, §8): what the screen shows and what its taps do. */
export function useRegistration() {
  const { api, campaign, config, visit, announceCompletion } = useServices();
  const { show } = useToast();
  const t = useMessages(promoMessages);
  const rules = useMessages(registrationMessages);
  const [stored] = useState(() => storedRegistration(visit));
  const form = useRegistrationForm(stored);
  const captcha = useCaptcha(stored);
  const waits = useWaits(stored);
  const { underWay, during, isBusy } = useOneAtATime();
  const trackClick = useTrackClick();
  const { draw, image } = captcha;
  const isPhoneReady = validateRegistrationPhone(form.input.phone, config.phonePolicy).kind === 'valid';
  const steps = useSteps(stored, { isPhoneReady, hasCode: form.input.smsCode !== '' });
  const { showWhole } = form;
  useEffect(() => {
    if (steps.furthest !== 'number') showWhole();
  }, [steps.furthest, showWhole]);
  const leaveForm = useLeaveForm(stored, () => {
    form.clear();
    steps.restart();
  });

  const mayBeRegistered = useRef(false);
  const verdicts = useVerdict({
    // After a lost answer it was this visit's own registration.
    onAlreadyRegistered: () => leaveForm(mayBeRegistered.current ? 'registered' : 'alreadyRegistered'),
    onWrongCaptcha: (message) => {
      form.edit('captcha', '');
      form.blame('captcha', message);
      form.focus('captcha');
      draw();
    },
    onRefused: waits.countRefusal,
  });

  // The image comes by itself as soon as the number is complete.
  useEffect(() => {
    if (isPhoneReady && image.kind === 'none') draw();
  }, [isPhoneReady, image.kind, draw]);

  const fail = (message: string) => show({ kind: 'fail', message });

  /** The fields as they are to be sent, and the id they belong under; null, and said so, when one of them is amiss. */
  const readyToSend = (names: readonly FieldName[]): (PayloadOf<typeof sendSmsCode> & RegistrationInput) | null => {
    if (waits.retryIn > 0) {
      fail(t('waitToRetry', { seconds: waits.retryIn }));
      return null;
    }
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
    const resend = validateResend(waits.resendIn);
    if (resend.kind === 'invalid') return void fail(rules(resend.reason));
    const payload = readyToSend(isPhoneReady ? ['phone', 'captcha'] : ['phone']);
    if (payload === null) return;
    void during('sms', async () => {
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

  const onSubmit = () => {
    if (isBusy()) return;
    const payload = readyToSend(fieldNames);
    if (payload === null) return;
    void during('register', async () => {
      verdicts.clearNotice();
      const { invite_code: inviteCode, id } = campaign;
      const verdict = verdictOn('register', await api.call(register, { ...payload, inviteCode, id }));
      mayBeRegistered.current ||= isUnknown(verdict);
      if (verdict.kind !== 'done') return verdicts.tell(verdict, t('registerUnknown'));
      show({ kind: 'success', message: rules('registered') });
      announceCompletion();
      leaveForm('registered');
    });
  };

  return {
    formRef: form.form,
    input: form.input,
    problems: form.problems,
    furthest: steps.furthest,
    image,
    secondsLeft: waits.resendIn,
    retryIn: waits.retryIn,
    underWay,
    notice: verdicts.notice,
    onEdit: form.edit,
    onRefreshCaptcha,
    onCaptchaLoad: captcha.onLoad,
    onCaptchaError: captcha.onError,
    onSendCode,
    onHaveCode: () => {
      steps.reach('code');
      form.focusLater('smsCode');
    },
    onRegisterTap: () => trackClick(form.input.phone),
    onSubmit,
  };
}
