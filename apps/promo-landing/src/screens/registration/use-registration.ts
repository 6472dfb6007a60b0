import { validateRegistrationPhone } from '@peace/validators';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { checkInput, clipField, fieldNames, isCompletedBy, type FieldName } from './registration.model.ts';
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
  const onSendCode = useSendCode(parts);
  const onSubmit = useSubmitRegistration(parts, { onUnknown, onRegistered });
  const onRegisterTap = () => trackClick(form.input.phone);
  useEarlySubmit(parts, onSendCode);
  const onEdit = useSendingWhenComplete(parts, {
    onSendCode,
    onRegister: () => {
      onRegisterTap();
      onSubmit();
    },
  });
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
    onEdit,
    onRefreshCaptcha: useRefreshCaptcha(parts),
    onCaptchaLoad: captcha.onLoad,
    onCaptchaError: captcha.onError,
    onSendCode,
    onHaveCode: () => {
      steps.reach('code');
      form.focusLater('smsCode');
    },
    onChangeNumber: () => form.focus('phone'),
    onRegisterTap,
    onSubmit,
  };
}

/** Carries out a tap on the button from before the script came: to the next step, or to what is wrong with the number. */
function useEarlySubmit({ form, isPhoneReady }: SendingParts, onSendCode: () => void): void {
  const { wasSubmitted, focusLater } = form;
  const carryOut = useEffectEvent(() => (isPhoneReady ? focusLater('captcha') : onSendCode()));
  useEffect(() => {
    if (wasSubmitted) carryOut();
  }, [wasSubmitted]);
}

/**
 * Sends what is complete without a tap: the captcha's four characters, the code's six digits. Only what the visitor has just
 * typed, and only where the button would send it; the button stays for everything else.
 */
function useSendingWhenComplete(
  { form, waits, steps, isPhoneReady }: SendingParts,
  { onSendCode, onRegister }: { readonly onSendCode: () => void; readonly onRegister: () => void },
) {
  const { config } = useServices();
  const [completed, setCompleted] = useState<{ readonly name: FieldName } | null>(null);
  const send = useEffectEvent((name: FieldName) => {
    if (waits.retryIn > 0) return;
    if (name === 'captcha' && steps.furthest === 'picture' && isPhoneReady && waits.resendIn === 0) onSendCode();
    if (name === 'smsCode' && checkInput(form.input, fieldNames, config.phonePolicy).kind === 'valid') onRegister();
  });
  useEffect(() => {
    if (completed) send(completed.name);
  }, [completed]);
  return (name: FieldName, text: string) => {
    form.edit(name, text);
    if (isCompletedBy(name, form.input[name], clipField(name, text, config.phonePolicy))) setCompleted({ name });
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
  return () => {
    if (form.check(['phone']).kind === 'invalid') return;
    form.edit('captcha', '');
    captcha.draw();
  };
}
