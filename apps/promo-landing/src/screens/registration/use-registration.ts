import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { validateRegistrationPhone } from '@peace/validators';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { storedRegistration } from './stored-registration.ts';
import { useCaptcha } from './use-captcha.ts';
import { useLeaveForm } from './use-leave-form.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useReadyToSend } from './use-ready-to-send.ts';
import { useRegistrationForm } from './use-registration-form.ts';
import { useSendCode, type SendingParts } from './use-send-code.ts';
import { useSteps } from './use-steps.ts';
import { useSubmitRegistration } from './use-submit-registration.ts';
import { useTrackClick } from './use-track-click.ts';
import { useVerdict } from './use-verdict.ts';
import { useWaits } from './use-waits.ts';

/** Registration by phone number, captcha and SMS code (spec §4, §5, §8): what the screen shows and what its taps do. */
export function useRegistration() {
  const { parts, onUnknown, onRegistered } = useParts();
  const { form, captcha, waits, steps, verdicts, calls } = parts;
  const trackClick = useTrackClick();
  return {
    formRef: form.form,
    input: form.input,
    problems: form.problems,
    furthest: steps.furthest,
    image: captcha.image,
    secondsLeft: waits.resendIn,
    retryIn: waits.retryIn,
    underWay: calls.underWay,
    notice: verdicts.notice,
    onEdit: form.edit,
    onRefreshCaptcha: useRefreshCaptcha(parts),
    onCaptchaLoad: captcha.onLoad,
    onCaptchaError: captcha.onError,
    onSendCode: useSendCode(parts),
    onHaveCode: () => {
      steps.reach('code');
      form.focusLater('smsCode');
    },
    onRegisterTap: () => trackClick(form.input.phone),
    onSubmit: useSubmitRegistration(parts, { onUnknown, onRegistered }),
  };
}

/** The parts of the form, connected with each other. */
function useParts() {
  const { config, visit } = useServices();
  const [stored] = useState(() => storedRegistration(visit));
  const form = useRegistrationForm(stored);
  const captcha = useCaptcha(stored);
  const waits = useWaits(stored);
  const calls = useOneAtATime();
  const isPhoneReady = validateRegistrationPhone(form.input.phone, config.phonePolicy).kind === 'valid';
  const steps = useSteps(stored, { isPhoneReady, hasCode: form.input.smsCode !== '' });
  const leaveForm = useLeaveForm(stored, () => {
    form.clear();
    steps.restart();
  });
  const mayBeRegistered = useRef(false);
  const { draw } = captcha;
  const verdicts = useVerdict({
    // After a lost answer it was this visit's own registration.
    onAlreadyRegistered: () => leaveForm(mayBeRegistered.current ? 'registered' : 'alreadyRegistered'),
    onWrongCaptcha: (message) => {
      form.edit('captcha', '');
      form.blame('captcha', message);
      form.focus('captcha');
      draw();
    },
    onWrongCode: waits.countRefusal,
  });
  const readyToSend = useReadyToSend({ form, captcha, waits });
  const parts: SendingParts = { form, captcha, waits, steps, verdicts, calls, readyToSend, isPhoneReady };
  useFollowingSteps(parts);
  return {
    parts,
    onUnknown: () => {
      mayBeRegistered.current = true;
    },
    onRegistered: () => leaveForm('registered'),
  };
}

/** Draws the image once the number is complete, and shows the whole number once its step is over. */
function useFollowingSteps({ form, captcha, steps, isPhoneReady }: SendingParts): void {
  const { showWhole } = form;
  const { draw, image } = captcha;
  useEffect(() => {
    if (steps.furthest !== 'number') showWhole();
  }, [steps.furthest, showWhole]);
  useEffect(() => {
    if (isPhoneReady && image.kind === 'none') draw();
  }, [isPhoneReady, image.kind, draw]);
}

/** Draws another image; the number is checked first, which it is drawn for. */
function useRefreshCaptcha({ form, captcha }: SendingParts) {
  const { show } = useToast();
  const rules = useMessages(registrationMessages);
  return () => {
    const checked = form.check(['phone']);
    if (checked.kind === 'invalid') return void show({ kind: 'fail', message: rules(checked.first.reason) });
    form.edit('captcha', '');
    captcha.draw();
  };
}
