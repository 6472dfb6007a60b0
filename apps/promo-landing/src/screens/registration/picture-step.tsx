import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { Field } from '@peace/vant-react-compat/field';
import { WarningIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';
import { CaptchaButton } from './captcha-button.tsx';
import type { CaptchaImage } from './captcha-image.ts';
import { CaptchaHelp } from './captcha-help.tsx';
import { FormNotice } from './form-notice.tsx';
import { isReached } from './form-step.model.ts';
import { FormStep } from './form-step.tsx';
import type { RegistrationFormProps } from './registration-form.tsx';
import { SmsButton } from './sms-button.tsx';
import { useFieldProps } from './use-field-props.ts';
import './registration.css';

/** The picture's characters, and the button that sends the code: it asks for the number first, then for these. */
export function PictureStep(props: RegistrationFormProps): ReactElement {
  const { image, furthest, underWay, input, problems, secondsLeft, retryIn, notice, firstButton } = props;
  const t = useMessages(promoMessages);
  const isHydrated = useIsHydrated();
  const field = useFieldProps({ ...props, isRegistering: underWay === 'register' });
  const hint = useImageHint(image);
  const isDone = furthest === 'code' && input.captcha !== '' && problems.captcha === undefined;
  const firstLabel = furthest === 'number' ? (firstButton ?? t('continue')) : undefined;
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
              {...field('captcha')}
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
          <FormNotice {...notice} />
          <div className="promo-form__send">
            <SmsButton
              isMain
              isWaiting={retryIn > 0}
              label={retryIn > 0 ? t('retryIn', { seconds: retryIn }) : firstLabel}
              secondsLeft={secondsLeft}
              isSending={underWay === 'sms'}
            />
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
function useImageHint(image: CaptchaImage): ReactNode {
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
