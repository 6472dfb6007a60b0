import { trackClick } from '@peace/api-client/contract/tracking/track-click';
import { company } from '@peace/company';
import { noCampaign } from '@peace/screens/campaign';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { validateRegistrationPhone } from '@peace/validators';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import { clientTypeOf } from '@peace/web-platform/platform';
import { hashLink } from '#shared/routes.ts';
import { useServices } from '#shared/services.tsx';
import { RegistrationScreen } from './registration-screen.tsx';
import { clipField, type FieldName } from './registration.model.ts';
import { storedRegistration } from './stored-registration.ts';
import { useCaptcha } from './use-captcha.ts';
import { useRegistrationCalls } from './use-registration-calls.ts';
import { useRegistrationForm } from './use-registration-form.ts';
import { useResend } from './use-resend.ts';
import { useSteps } from './use-steps.ts';

/** Registration by phone number, captcha and SMS code (spec §4, §5, §8): what the screen shows and what its taps do. */
function useRegistration(onRegistered: (number: string) => void) {
  const { api, campaign, config, platform, visit } = useServices();
  const { phonePolicy } = config;
  const [stored] = useState(() => storedRegistration(visit));
  const form = useRegistrationForm(stored);
  const captcha = useCaptcha(stored);
  const resend = useResend(stored);
  const isComplete = (phone: string) => validateRegistrationPhone(phone, phonePolicy).kind === 'valid';
  const isPhoneReady = isComplete(form.input.phone);
  const steps = useSteps(stored, form.input.smsCode !== '');
  const calls = useRegistrationCalls({ stored, form, captcha, resend, steps, isPhoneReady, onRegistered });

  /** Counts a tap of the register button, whatever comes of it. The response is not awaited, and its absence changes nothing. */
  const countTap = () => {
    void api.call(trackClick, {
      pageId: campaign.id,
      userFrom: campaign.user_from,
      clientType: clientTypeOf(platform),
      utmTag: campaign.utm_tag,
      appFrom: campaign.app_from,
      phone: form.input.phone,
    });
  };

  // A step that came into view is seen whole. Before its field takes the focus, which may scroll further.
  const { showWhole, wasSubmitted } = form;
  const { step } = steps;
  useLayoutEffect(() => {
    if (step === 'code') showWhole();
  }, [step, showWhole]);

  // The image is drawn once the number is complete.
  const { draw, image } = captcha;
  useEffect(() => {
    if (isPhoneReady && image.kind === 'none') draw();
  }, [isPhoneReady, image.kind, draw]);

  // A tap on the button from before the script came: to the picture, not seen yet, or to what is wrong with the number.
  const carryOut = useEffectEvent(() => (isPhoneReady ? form.focusLater('captcha') : calls.sendCode()));
  useEffect(() => {
    if (wasSubmitted) carryOut();
  }, [wasSubmitted]);

  return {
    formRef: form.form,
    input: form.input,
    problems: form.problems,
    step,
    image,
    secondsLeft: resend.secondsLeft,
    underWay: calls.underWay,
    notice: calls.notice,
    onEdit: (name: FieldName, text: string) => {
      form.edit(name, text);
      // A number that is complete leads to its picture. Nothing is sent without a tap.
      const isCompleted = name === 'phone' && !isPhoneReady && isComplete(clipField(name, text, phonePolicy));
      if (isCompleted && step === 'request' && form.input.captcha === '') form.focusLater('captcha');
    },
    onRefreshCaptcha: () => {
      // The number is checked first, which the image is drawn for.
      if (form.check(['phone']).kind === 'invalid') return;
      form.edit('captcha', '');
      draw();
    },
    onCaptchaLoad: captcha.onLoad,
    onCaptchaError: captcha.onError,
    onSendCode: calls.sendCode,
    onHaveCode: () => {
      if (form.check(['phone']).kind === 'invalid') return;
      steps.reachCode();
      form.focusLater('smsCode');
    },
    onChangeNumber: () => form.focus('phone'),
    onRegisterTap: countTap,
    onSubmit: calls.register,
  };
}

export interface RegistrationRouteProps {
  readonly look: CampaignLook;
  /** @param number as one reads it */
  readonly onRegistered: (number: string) => void;
}

/** The form, at any hash that is none of the other two. */
export function RegistrationRoute({ look, onRegistered }: RegistrationRouteProps) {
  const { campaign, config } = useServices();
  const registration = useRegistration(onRegistered);
  // The prerendered page belongs to every campaign.
  const known = useIsHydrated() ? campaign : noCampaign;
  return (
    <RegistrationScreen
      {...registration}
      look={look}
      phonePolicy={config.phonePolicy}
      company={company}
      agreementHref={hashLink('agreement', known)}
    />
  );
}
