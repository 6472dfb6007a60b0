import { REGISTRATION_SMS_CODE_MAX_LENGTH } from '@peace/validators';
import type { ReactElement } from 'react';
import { describedBy, fieldIds, FieldShell } from '@peace/vant-react-compat/field';
import { controlMaxLength } from './registration.model.ts';
import './code-boxes.css';

export interface CodeBoxesProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string | false;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
}

const places = Array.from({ length: REGISTRATION_SMS_CODE_MAX_LENGTH }, (_, place) => place);
const id = 'sms-code';

/**
 * The code of a text message: six boxes that are drawn, over them one real input. So a phone's own suggestion fills in the whole
 * code, a paste is one edit, and assistive technology finds one field.
 */
export function CodeBoxes({ label, value, hint, error, readOnly, onChange }: CodeBoxesProps): ReactElement {
  const ids = fieldIds(id);
  const next = Math.min(value.length, places.length - 1);
  return (
    <FieldShell id={id} label={label} error={error} hint={hint} required>
      <span className={error === undefined ? 'promo-code' : 'promo-code promo-code--error'}>
        <input
          id={id}
          className="promo-code__input"
          name="smsCode"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          maxLength={controlMaxLength.smsCode}
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
