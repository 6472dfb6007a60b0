import { commonMessages } from '@peace/i18n/messages/common';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { CodeBoxes } from './code-boxes.tsx';
import { FormNotice } from './form-notice.tsx';
import { FormStep } from './form-step.tsx';
import type { RegistrationFormProps } from './registration-form.tsx';
import { SmsButton } from './sms-button.tsx';
import { useFieldProps } from './use-field-props.ts';
import './registration.css';

/** The code from the text message, a way to another one, and the end of the form. */
export function CodeStep(props: RegistrationFormProps): ReactElement {
  const { furthest, underWay, secondsLeft, retryIn, notice } = props;
  const t = useMessages(promoMessages);
  const common = useMessages(commonMessages);
  const isRegistering = underWay === 'register';
  const { value, onChange, error, readOnly } = useFieldProps({ ...props, isRegistering })('smsCode');
  const isReached = furthest === 'code';
  return (
    <FormStep step="code" furthest={furthest} isHidden={!isReached}>
      {() => (
        <>
          <CodeBoxes
            label={t('smsCode')}
            value={value}
            hint={secondsLeft > 0 && t('resendHint')}
            error={error}
            readOnly={readOnly}
            onChange={onChange}
          />
          {isReached && (
            <>
              <div className="promo-form__resend">
                <span>{t('noCode')}</span>
                <SmsButton
                  isMain={false}
                  secondsLeft={secondsLeft}
                  isSending={underWay === 'sms'}
                  onSend={props.onSendCode}
                />
              </div>
              <FormNotice {...notice} />
              <Button
                type={retryIn > 0 ? 'default' : 'primary'}
                nativeType="submit"
                size="large"
                onClickCapture={props.onRegisterTap}
                loading={isRegistering}
                loadingText={isRegistering ? t('registering') : undefined}
              >
                {retryIn > 0 ? t('retryIn', { seconds: retryIn }) : notice.isUnknown ? common('retry') : t('register')}
              </Button>
            </>
          )}
        </>
      )}
    </FormStep>
  );
}
