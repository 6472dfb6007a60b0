import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { Field } from '@peace/vant-react-compat/field';
import { plainCodeEdit } from '@peace/validators';
import { FormPart, useFieldProps, type RegistrationFormProps } from './form-parts.tsx';
import { numberAsRead } from './registration.model.ts';
import './registration.css';

/** The mobile number; in the next step, one line in groups. */
export function NumberPart(props: RegistrationFormProps) {
  const { phonePolicy, step, problems, onChangeNumber } = props;
  const t = useMessages(promoMessages);
  const field = useFieldProps('phone', props);
  const isDone = step === 'code' && problems.phone === undefined;
  return (
    <FormPart step={step} isDone={isDone}>
      {(isLine) => (
        <>
          <Field
            {...field}
            format={plainCodeEdit}
            value={isLine ? numberAsRead(field.value, phonePolicy) : field.value}
            label={t('phone')}
            hint={!isDone && t(phonePolicy === 'ph' ? 'phoneHintPh' : 'phoneHintOriginal')}
            type="tel"
            inputMode="tel"
            autoComplete={phonePolicy === 'ph' ? 'tel' : 'tel-national'}
            enterKeyHint="next"
          />
          {isLine && (
            <button type="button" className="promo-link" onClick={onChangeNumber}>
              {t('changeNumber')}
            </button>
          )}
        </>
      )}
    </FormPart>
  );
}
