import { promoMessages } from '@peace/i18n/messages/promo';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import type { PhonePolicy } from '@peace/validators';
import { Button } from '@peace/vant-react-compat/button';
import { Field } from '@peace/vant-react-compat/field';
import type { FormEvent, KeyboardEvent, ReactElement, RefObject } from 'react';
import { NoScriptNote } from '#features/company/no-script-note.tsx';
import { CaptchaButton } from './captcha-button.tsx';
import type { CaptchaImage } from './captcha-image.ts';
import { maxLengthOf, type FieldName, type FieldProblems, type RegistrationInput } from './registration.model.ts';
import { SmsButton } from './sms-button.tsx';

export interface RegistrationFormProps {
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly input: RegistrationInput;
  readonly problems: FieldProblems;
  readonly image: CaptchaImage;
  /** Of the countdown on the button that sends a code; 0 when it may be tapped. */
  readonly secondsLeft: number;
  /** What the backend is being asked for. */
  readonly underWay: 'none' | 'sms' | 'register';
  /** Why the last attempt came to nothing, where that is no field's fault. */
  readonly notice: string;
  readonly phonePolicy: PhonePolicy;
  readonly agreementHref: string;
  readonly registerLabel: string;
  readonly onEdit: (name: FieldName, text: string) => void;
  readonly onRefreshCaptcha: () => void;
  readonly onCaptchaLoad: () => void;
  readonly onCaptchaError: () => void;
  readonly onSendCode: () => void;
  readonly onSubmit: () => void;
}

/** The form. What is typed before the script has come stays in it: the fields are native, and the page never submits. */
export function RegistrationForm(props: RegistrationFormProps): ReactElement {
  const { formRef, input, image, underWay, phonePolicy, notice } = props;
  const t = useMessages(promoMessages);
  const rules = useMessages(validationMessages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  const field = (name: FieldName) => {
    const problem = props.problems[name];
    return {
      name,
      value: input[name],
      onChange: (text: string) => props.onEdit(name, text),
      error: problem && (problem.kind === 'rule' ? rules(problem.reason) : problem.message),
      labelAlign: 'top',
      required: true,
      readOnly: underWay === 'register',
      maxLength: maxLengthOf(name, phonePolicy),
    } as const;
  };
  const imageHint = imageHints[image.kind];
  return (
    // method="dialog" outside a dialog: a tap before the script has come leads nowhere, instead of into the address bar.
    <form
      ref={formRef}
      className="promo-sheet promo-form"
      method="dialog"
      noValidate
      onSubmit={submit}
      onKeyDown={toNextField}
    >
      <NoScriptNote />
      <Field
        {...field('phone')}
        label={t('phone')}
        hint={t(phonePolicy === 'ph' ? 'phoneHintPh' : 'phoneHintOriginal')}
        type="tel"
        inputMode="tel"
        autoComplete={phonePolicy === 'ph' ? 'tel' : 'tel-national'}
        enterKeyHint="next"
      />
      <Field
        {...field('captcha')}
        label={t('captcha')}
        hint={imageHint && t(imageHint)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        trailing={
          <CaptchaButton
            image={image}
            onRefresh={props.onRefreshCaptcha}
            onLoad={props.onCaptchaLoad}
            onError={props.onCaptchaError}
          />
        }
      />
      <Field
        {...field('smsCode')}
        label={t('smsCode')}
        hint={props.secondsLeft > 0 && t('resendHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        trailing={
          <SmsButton secondsLeft={props.secondsLeft} isSending={underWay === 'sms'} onSend={props.onSendCode} />
        }
      />
      <p className="promo-form__notice" role="status">
        {notice}
      </p>
      <Button
        type="primary"
        nativeType="submit"
        size="large"
        loading={underWay === 'register'}
        loadingText={underWay === 'register' ? t('registering') : undefined}
      >
        {props.registerLabel}
      </Button>
      <p className="promo-form__agreement">
        {t('agreementNote')}{' '}
        <a id="agreement-link" href={props.agreementHref}>
          {t('readAgreement')}
        </a>
      </p>
    </form>
  );
}

const imageHints = { none: null, loading: null, shown: 'imageHint', failed: 'imageFailed' } as const;

/** The keyboard's "next" leads on; only in the last field does it register. */
function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const inputs = Array.from(event.currentTarget.querySelectorAll('input'));
  const next = inputs[inputs.indexOf(event.target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
