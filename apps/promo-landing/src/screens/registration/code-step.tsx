import { commonMessages } from '@peace/i18n/messages/common';
import { promoMessages } from '@peace/i18n/messages/promo';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { useMessages } from '@peace/i18n/react';
import { REGISTRATION_SMS_CODE_MAX_LENGTH } from '@peace/validators';
import { Button } from '@peace/vant-react-compat/button';
import { describedBy, fieldIds, FieldShell } from '@peace/vant-react-compat/field';
import { FormNotice, FormStep, useFieldProps } from './form-parts.tsx';
import type { RegistrationFormProps } from './registration-form.tsx';
import './registration.css';

/** The code from the text message, a way to another one, and the end of the form. */
export function CodeStep(props: RegistrationFormProps) {
  const { furthest, underWay, secondsLeft, retryIn, notice } = props;
  const t = useMessages(promoMessages);
  const rules = useMessages(registrationMessages);
  const common = useMessages(commonMessages);
  const isReached = furthest === 'code';
  const isCounting = secondsLeft > 0;
  const isRegistrationLost = notice?.call === 'register' && notice.isUnknown;
  const resend = isCounting ? rules('resendIn', { seconds: secondsLeft }) : t('getCode');
  return (
    <FormStep step="code" furthest={furthest} isHidden={!isReached}>
      {() => (
        <>
          <CodeBoxes {...props} />
          {isReached && (
            <>
              <div className="promo-form__resend">
                <span>{t('noCode')}</span>
                {/* It can be tapped while it counts down: a tap too soon is answered in words (spec §5). */}
                <Button
                  size="small"
                  className={isCounting ? 'promo-sms promo-sms--counting' : 'promo-sms'}
                  loading={underWay === 'sms'}
                  loadingText={underWay === 'sms' ? common('sending') : undefined}
                  onClick={props.onSendCode}
                >
                  <span key={resend}>{resend}</span>
                </Button>
              </div>
              <FormNotice notice={notice} />
              <Button
                type={retryIn > 0 ? 'default' : 'primary'}
                nativeType="submit"
                size="large"
                onClickCapture={props.onRegisterTap}
                loading={underWay === 'register'}
                loadingText={underWay === 'register' ? t('registering') : undefined}
              >
                {retryIn > 0
                  ? t('retryIn', { seconds: retryIn })
                  : isRegistrationLost
                    ? common('retry')
                    : t('register')}
              </Button>
            </>
          )}
        </>
      )}
    </FormStep>
  );
}

const places = Array.from({ length: REGISTRATION_SMS_CODE_MAX_LENGTH }, (_, place) => place);
const id = 'sms-code';

/**
 * The code of a text message: six boxes that are drawn, over them one real input. So a phone's own suggestion fills in the whole
 * code, a paste is one edit, and assistive technology finds one field.
 */
function CodeBoxes(props: RegistrationFormProps) {
  const t = useMessages(promoMessages);
  const { name, value, error, readOnly, maxLength, onChange } = useFieldProps('smsCode', props);
  const hint = props.secondsLeft > 0 && t('resendHint');
  const ids = fieldIds(id);
  const next = Math.min(value.length, places.length - 1);
  return (
    <FieldShell id={id} label={t('smsCode')} error={error} hint={hint} required>
      <span className={error === undefined ? 'promo-code' : 'promo-code promo-code--error'}>
        <input
          id={id}
          className="promo-code__input"
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          maxLength={maxLength}
          readOnly={readOnly}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(error !== undefined && ids.error, hint !== false && ids.hint)}
        />
        {places.map((place) => (
          <span
            key={place}
            className={place === next ? 'promo-code__box promo-code__box--next' : 'promo-code__box'}
            aria-hidden="true"
          >
            {value[place]}
          </span>
        ))}
      </span>
    </FieldShell>
  );
}
