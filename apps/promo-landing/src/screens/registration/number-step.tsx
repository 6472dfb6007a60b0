import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { Field } from '@peace/vant-react-compat/field';
import type { ReactElement } from 'react';
import { FormStep } from './form-step.tsx';
import type { RegistrationFormProps } from './registration-form.tsx';
import { useFieldProps } from './use-field-props.ts';

/** The mobile number. */
export function NumberStep(props: RegistrationFormProps): ReactElement {
  const { phonePolicy, furthest, underWay, problems } = props;
  const t = useMessages(promoMessages);
  const field = useFieldProps({ ...props, isRegistering: underWay === 'register' });
  const isDone = furthest !== 'number' && problems.phone === undefined;
  return (
    <FormStep furthest={furthest} isDone={isDone}>
      <Field
        {...field('phone')}
        label={t('phone')}
        hint={!isDone && t(phonePolicy === 'ph' ? 'phoneHintPh' : 'phoneHintOriginal')}
        type="tel"
        inputMode="tel"
        autoComplete={phonePolicy === 'ph' ? 'tel' : 'tel-national'}
        enterKeyHint="next"
      />
    </FormStep>
  );
}
