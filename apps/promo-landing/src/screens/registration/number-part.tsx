import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { Field } from '@peace/vant-react-compat/field';
import { groupDigits } from '@peace/validators';
import { FormPart, useFieldProps, type RegistrationFormProps } from './form-parts.tsx';
import './registration.css';

/** How a number is read out: 0917 123 4567, and 138 0013 8000. */
const grouping = { ph: { sizes: [4, 3, 4] }, original: { sizes: [3, 4, 4] } } as const;

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
            value={isLine ? groupDigits(field.value, grouping[phonePolicy]) : field.value}
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
