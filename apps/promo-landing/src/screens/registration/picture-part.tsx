import { commonMessages } from '@peace/i18n/messages/common';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { Button, type ButtonProps } from '@peace/vant-react-compat/button';
import { Field } from '@peace/vant-react-compat/field';
import { WarningIcon } from '@peace/vant-react-compat/icon';
import { plainCodeEdit } from '@peace/validators';
import { CaptchaButton, CaptchaHelp } from './captcha.tsx';
import { FormNotice, FormPart, useFieldProps, type RegistrationFormProps } from './form-parts.tsx';
import './registration.css';

/** The picture's characters, not needed again after a code was sent, and in the first step the button that sends it. */
export function PicturePart(props: RegistrationFormProps) {
  const { image, step, input, problems, notice } = props;
  const t = useMessages(promoMessages);
  const field = useFieldProps('captcha', props);
  const isDone = step === 'code' && input.captcha !== '' && problems.captcha === undefined;
  return (
    <>
      <FormPart step={step} isDone={isDone} whenDone="gone">
        {() => (
          <>
            <Field
              {...field}
              format={plainCodeEdit}
              label={t('captcha')}
              hint={image.kind === 'failed' && <ImageFailure message={image.message} />}
              autoComplete="off"
              enterKeyHint={step === 'code' ? 'next' : 'send'}
              trailing={
                <CaptchaButton
                  image={image}
                  onRefresh={props.onRefreshCaptcha}
                  onLoad={props.onCaptchaLoad}
                  onError={props.onCaptchaError}
                />
              }
            />
            <CaptchaHelp contact={props.contact} onRefresh={props.onRefreshCaptcha} />
          </>
        )}
      </FormPart>
      {step === 'request' && (
        <>
          <FormNotice notice={notice} />
          <div className="promo-form__send">
            <SendButton {...props} nativeType="submit" size="large" type="primary" />
            <WaitingNote />
          </div>
          <button type="button" className="promo-link promo-form__have-code" onClick={props.onHaveCode}>
            {t('haveCode')}
          </button>
        </>
      )}
    </>
  );
}

type SendButtonProps = Pick<RegistrationFormProps, 'secondsLeft' | 'underWay'> &
  Pick<ButtonProps, 'nativeType' | 'size' | 'type' | 'onClick'>;

/**
 * Asks for the text message, and counts down to the next one (spec §4). It can be tapped while it counts: a tap too soon is answered
 * in words (spec §5).
 */
export function SendButton({ secondsLeft, underWay, nativeType, size, type, onClick }: SendButtonProps) {
  const t = useMessages(promoMessages);
  const rules = useMessages(registrationMessages);
  const common = useMessages(commonMessages);
  const isCounting = secondsLeft > 0;
  const text = isCounting ? rules('resendIn', { seconds: secondsLeft }) : t('getCode');
  return (
    <Button
      nativeType={nativeType}
      size={size}
      type={type}
      className={isCounting ? 'promo-sms promo-sms--counting' : 'promo-sms'}
      loading={underWay === 'sms'}
      loadingText={underWay === 'sms' ? common('sending') : undefined}
      onClick={onClick}
    >
      {/* Other words are new ones: the same ones, centred, would count as moved. */}
      <span key={text}>{text}</span>
    </Button>
  );
}

/** Covers the button after a tap before the script came. */
function WaitingNote() {
  const t = useMessages(promoMessages);
  if (useIsHydrated()) return null;
  return (
    <p className="promo-form__kept" role="status">
      {t('moment')}
    </p>
  );
}

/** Why there is no picture. Looks like an error; the field itself is not wrong. */
function ImageFailure({ message }: { readonly message: string }) {
  const t = useMessages(promoMessages);
  return (
    <span className="van-field__error-message">
      <WarningIcon />
      <span>{message || t('imageFailed')}</span>
    </span>
  );
}
