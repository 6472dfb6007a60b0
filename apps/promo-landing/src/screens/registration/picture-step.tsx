import { commonMessages } from '@peace/i18n/messages/common';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { Button } from '@peace/vant-react-compat/button';
import { Field } from '@peace/vant-react-compat/field';
import { WarningIcon } from '@peace/vant-react-compat/icon';
import { CaptchaButton, CaptchaHelp } from './captcha.tsx';
import { FormNotice, FormStep, useFieldProps } from './form-parts.tsx';
import type { RegistrationFormProps } from './registration-form.tsx';
import { isReached } from './registration.model.ts';
import type { CaptchaImage } from './use-captcha.ts';
import './registration.css';

/** The picture's characters, and the button that sends the code: it asks for the number first, then for these. */
export function PictureStep(props: RegistrationFormProps) {
  const { image, furthest, underWay, input, problems, secondsLeft, retryIn, notice, firstButton } = props;
  const t = useMessages(promoMessages);
  const rules = useMessages(registrationMessages);
  const common = useMessages(commonMessages);
  const isHydrated = useIsHydrated();
  const field = useFieldProps('captcha', props);
  const hint = useImageHint(image);
  const isDone = furthest === 'code' && input.captcha !== '' && problems.captcha === undefined;
  const buttonText = (): string => {
    if (secondsLeft > 0) return rules('resendIn', { seconds: secondsLeft });
    if (retryIn > 0) return t('retryIn', { seconds: retryIn });
    return furthest === 'number' ? (firstButton ?? t('continue')) : t('getCode');
  };
  return (
    <>
      {/* The captcha is not needed again after a code was sent. */}
      <FormStep
        step="picture"
        furthest={furthest}
        isHidden={!isReached('picture', furthest)}
        isDone={isDone}
        whenDone="gone"
      >
        {() => (
          <>
            <Field
              {...field}
              label={t('captcha')}
              hint={hint}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint={furthest === 'code' ? 'next' : 'send'}
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
      </FormStep>
      {furthest !== 'code' && (
        <>
          <FormNotice notice={notice} />
          <div className="promo-form__send">
            <Button
              size="large"
              nativeType="submit"
              type={retryIn > 0 ? 'default' : 'primary'}
              loading={underWay === 'sms'}
              loadingText={underWay === 'sms' ? common('sending') : undefined}
            >
              {/* Other words are new ones: the same ones, centred, would count as moved. */}
              <span key={buttonText()}>{buttonText()}</span>
            </Button>
            {!isHydrated && (
              <p className="promo-form__kept" role="status">
                {t('moment')}
              </p>
            )}
          </div>
          {furthest === 'picture' && (
            <button type="button" className="promo-link promo-form__have-code" onClick={props.onHaveCode}>
              {t('haveCode')}
            </button>
          )}
        </>
      )}
    </>
  );
}

/** The message about the picture, below its field. */
function useImageHint(image: CaptchaImage) {
  const t = useMessages(promoMessages);
  if (image.kind === 'failed') {
    return (
      // Looks like an error; the field itself is not wrong.
      <span className="van-field__error-message">
        <WarningIcon />
        <span>{image.message || t('imageFailed')}</span>
      </span>
    );
  }
  // Always rendered: a line that appeared with the picture would shift what is below it.
  return t('imageHint');
}
