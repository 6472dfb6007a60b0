import { register } from '@peace/api-client/contract/promotion/register';
import { sendSmsCode } from '@peace/api-client/contract/promotion/send-sms-code';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { validateResend } from '@peace/validators';
import { ACTION_SETTLES_MS } from '@peace/vant-react-compat/button';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { storedOutcome, type RegistrationOutcome } from '#features/outcome/registration-outcome.ts';
import { hashLink } from '#shared/routes.ts';
import { useServices } from '#shared/services.tsx';
import type { Notice } from './form-parts.tsx';
import {
  fieldNames,
  isUnknown,
  numberAsRead,
  verdictOn,
  type CallUnderWay,
  type FieldName,
  type Verdict,
} from './registration.model.ts';
import type { StoredRegistration } from './stored-registration.ts';
import type { useCaptcha } from './use-captcha.ts';
import type { useRegistrationForm } from './use-registration-form.ts';
import type { useResend } from './use-resend.ts';
import type { useSteps } from './use-steps.ts';

/** The parts of the form that its calls read and change. */
interface FormParts {
  readonly stored: StoredRegistration;
  readonly form: ReturnType<typeof useRegistrationForm>;
  readonly captcha: ReturnType<typeof useCaptcha>;
  readonly resend: ReturnType<typeof useResend>;
  readonly steps: ReturnType<typeof useSteps>;
  readonly isPhoneReady: boolean;
  /** @param number as one reads it */
  readonly onRegistered: (number: string) => void;
}

/** The form's two calls, one at a time: the checks before, and the messages and actions after the response (spec §5, §8). */
export function useRegistrationCalls(parts: FormParts) {
  const { stored, form, captcha, resend, steps, isPhoneReady, onRegistered } = parts;
  const { address, announceCompletion, api, campaign, config, statistics, visit } = useServices();
  const { show } = useToast();
  const t = useMessages(promoMessages);
  const rules = useMessages(registrationMessages);
  const common = useMessages(commonMessages);
  const [underWay, setUnderWay] = useState<CallUnderWay>('none');
  const [notice, setNotice] = useState<Notice | null>(null);
  // A ref, set in the event handler: a second tap can come before React has rendered the first.
  const busyWith = useRef<CallUnderWay>('none');
  const lastCall = useRef<{ what: CallUnderWay; at: number; input: typeof form.input }>({
    what: 'none',
    at: 0,
    input: form.input,
  });
  /** Register was tapped before the response to the code's request: it registers after that response. */
  const [isRegisterQueued, setRegisterQueued] = useState(false);
  /** The number whose registration was not answered in this visit. */
  const unansweredPhone = useRef<string | null>(null);

  const refuse = (message: string) => {
    show({ kind: 'fail', message });
    return null;
  };

  /** The fields as they are sent, with the id they belong under; null when one is invalid. */
  const payloadOf = (names: readonly FieldName[]) => {
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

  /** A refusal may come before the second half of a double tap, which is no other attempt: nothing was typed since. */
  const isDoubleTap = (what: 'sms' | 'register') => {
    const { what: lastWhat, at, input } = lastCall.current;
    const isUntouched = fieldNames.every((name) => ['', input[name]].includes(form.input[name]));
    return lastWhat === what && performance.now() - at < ACTION_SETTLES_MS && isUntouched;
  };

  const during = async (what: 'sms' | 'register', work: () => Promise<void>) => {
    if (busyWith.current !== 'none') return;
    busyWith.current = what;
    lastCall.current = { what, at: performance.now(), input: form.input };
    setUnderWay(what);
    setNotice(null);
    await work();
    busyWith.current = 'none';
    setUnderWay('none');
  };

  /** To the download page, where both good ends lead (spec §2). What was kept for the form is gone then; the number is on the page until it is left. */
  const leave = (outcome: RegistrationOutcome, phone: string) => {
    onRegistered(numberAsRead(phone, config.phonePolicy));
    for (const item of Object.values(stored)) item.clear();
    form.clear();
    captcha.clear();
    resend.clear();
    steps.restart();
    storedOutcome(visit).write(outcome);
    const step = outcome === 'registered' ? 'registered' : 'already-registered';
    statistics.count({ event: 'step', funnel: 'registration', step });
    address.goToHash(hashLink('download', campaign));
  };

  /**
   * Says why a call failed: the exact toast of spec §8, and a sentence that stays in the form.
   *
   * @param phone the number as it was sent
   */
  const tell = (call: 'sms' | 'register', verdict: Exclude<Verdict, { kind: 'done' }>, phone: string) => {
    switch (verdict.kind) {
      case 'wrongCaptcha': {
        const message = verdict.message || rules('captchaInvalid');
        show({ kind: 'fail', message, staysWhole: true });
        form.edit('captcha', '');
        form.blame('captcha', message);
        form.focus('captcha');
        return captcha.draw();
      }
      case 'alreadyRegistered':
        show({ message: rules('alreadyRegistered') });
        // After a lost response it was this visit's own registration.
        return leave(unansweredPhone.current === phone ? 'registered' : 'alreadyRegistered', phone);
      case 'refused':
        show({ kind: 'fail', message: verdict.message || common('errorRejected'), staysWhole: true });
        return setNotice({ call, error: verdict.error, isUnknown: false });
      case 'unanswered': {
        const { error } = verdict;
        // Spec §8 has the words for a network failure alone; the server's own failures have a reason of theirs.
        const isNetwork = error.kind === 'network' || error.kind === 'timeout';
        show({ kind: 'fail', message: isNetwork ? rules('networkError') : errorWording(error, common) });
        return setNotice({ call, error, isUnknown: isUnknown(verdict) });
      }
    }
  };

  const sendCode = () => {
    const mayResend = validateResend(resend.secondsLeft);
    if (mayResend.kind === 'invalid') return void refuse(rules(mayResend.reason));
    if (isDoubleTap('sms')) return;
    const payload = payloadOf(isPhoneReady ? ['phone', 'captcha'] : ['phone']);
    if (payload === null) return;
    void during('sms', async () => {
      const verdict = verdictOn('sms', await api.call(sendSmsCode, payload));
      if (verdict.kind === 'done' || isUnknown(verdict)) {
        resend.start();
        steps.reachCode();
        form.focusLater('smsCode');
      } else {
        setRegisterQueued(false);
      }
      if (verdict.kind !== 'done') return tell('sms', verdict, payload.phone);
      show({ kind: 'success', message: rules('smsSent') });
    });
  };

  const registerNow = () => {
    if (busyWith.current === 'sms') return setRegisterQueued(true);
    if (busyWith.current === 'register' || isDoubleTap('register')) return;
    const payload = payloadOf(fieldNames);
    if (payload === null) return;
    void during('register', async () => {
      const { invite_code: inviteCode, id } = campaign;
      const verdict = verdictOn('register', await api.call(register, { ...payload, inviteCode, id }));
      if (isUnknown(verdict)) unansweredPhone.current = payload.phone;
      if (verdict.kind !== 'done') return tell('register', verdict, payload.phone);
      show({ kind: 'success', message: rules('registered') });
      announceCompletion();
      leave('registered', payload.phone);
    });
  };

  const registerQueued = useEffectEvent(() => {
    setRegisterQueued(false);
    registerNow();
  });
  useEffect(() => {
    if (isRegisterQueued && underWay === 'none') registerQueued();
  }, [isRegisterQueued, underWay]);

  return {
    underWay: isRegisterQueued ? 'register' : underWay,
    notice,
    /** Sends the SMS code, and starts the wait for the next one. */
    sendCode,
    register: registerNow,
  };
}
