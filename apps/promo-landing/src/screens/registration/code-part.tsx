import { commonMessages } from '@peace/i18n/messages/common';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { REGISTRATION_SMS_CODE_MAX_LENGTH } from '@peace/validators';
import { Button } from '@peace/vant-react-compat/button';
import { fieldIds, FieldShell } from '@peace/vant-react-compat/field';
import { FormNotice, FormPart, useFieldProps, type RegistrationFormProps } from './form-parts.tsx';
import { SendButton } from './picture-part.tsx';
import './registration.css';

/** The code from the text message, the way to another one, and the button that registers. */
export function CodePart(props: RegistrationFormProps) {
  const { step, underWay, notice } = props;
  const t = useMessages(promoMessages);
  const common = useMessages(commonMessages);
  const isReached = step === 'code';
  const isRegistrationLost = notice?.call === 'register' && notice.isUnknown;
  return (
    <FormPart step={step} isHidden={!isReached} isTitled>
      {() => (
        <>
          <CodeBoxes {...props} />
          {isReached && (
            <>
              <div className="promo-form__resend">
                <span>{t('noCode')}</span>
                <SendButton {...props} size="small" onClick={props.onSendCode} />
              </div>
              <FormNotice notice={notice} />
              <Button
                type="primary"
                nativeType="submit"
                size="large"
                onClickCapture={props.onRegisterTap}
                loading={underWay === 'register'}
                loadingText={underWay === 'register' ? t('registering') : undefined}
              >
                {isRegistrationLost ? common('retry') : t('register')}
              </Button>
            </>
          )}
        </>
      )}
    </FormPart>
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
  const { name, value, error, readOnly, onChange } = useFieldProps('smsCode', props);
  const ids = fieldIds(id);
  const next = Math.min(value.length, places.length - 1);
  return (
    <FieldShell id={id} label={t('smsCode')} error={error} required>
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
          readOnly={readOnly}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : ids.error}
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
