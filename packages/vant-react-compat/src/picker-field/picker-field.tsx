import { useId, useState, type ReactNode } from 'react';

import { FieldShell, describedBy, fieldIds } from '../field/field-shell.tsx';
import { ArrowDownIcon } from '../icon/icon.tsx';
import { Picker, type PickerOption } from '../picker/picker.tsx';
import '../field/field.css';
import './picker-field.css';

export interface PickerFieldProps {
  readonly label: string;
  /** Values may repeat: which of them was picked is known by its place. */
  readonly options: readonly PickerOption[];
  /** The value of the picked option; '' while there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Stands in the field while nothing is picked. */
  readonly placeholder: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
}

/** A field's label and messages around a button that opens a `Picker`; the button is named by label and value. */
export function PickerField({ label, options, value, onChange, id: givenId, error, hint, ...rest }: PickerFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);
  const [isOpen, setIsOpen] = useState(false);
  // Of options with the same value, the one that was picked.
  const [place, setPlace] = useState(-1);
  const index = options[place]?.value === value ? place : options.findIndex((option) => option.value === value);
  const picked = options[index];
  const look = `${picked ? '' : ' van-picker-field__control--empty'}${error ? ' van-field__control--error' : ''}`;
  const pick = (chosen: string) => {
    const at = Number(chosen);
    setIsOpen(false);
    setPlace(at);
    onChange(options[at]?.value ?? '');
  };
  return (
    <>
      <FieldShell id={id} label={label} error={error} hint={hint} required={rest.required} disabled={rest.disabled}>
        <button
          type="button"
          id={id}
          className={`van-field__control van-picker-field__control${look}`}
          disabled={rest.disabled}
          // A button cannot be invalid; a combobox is what opens a list, here in a dialog.
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-picker` : undefined}
          aria-invalid={error ? true : undefined}
          aria-required={rest.required ? true : undefined}
          // It opens something, so a tap that comes before its handler may be replayed.
          data-replay
          aria-labelledby={`${ids.label} ${id}-value`}
          aria-describedby={describedBy(error ? ids.error : false, hint ? ids.hint : false)}
          onClick={() => setIsOpen(true)}
        >
          <span id={`${id}-value`} className="van-picker-field__value">
            {picked?.label ?? rest.placeholder}
          </span>
          <ArrowDownIcon className="van-picker-field__arrow" />
        </button>
      </FieldShell>
      <Picker
        id={`${id}-picker`}
        open={isOpen}
        title={label}
        options={options.map((option, at) => ({ ...option, value: String(at) }))}
        value={String(index)}
        confirmLabel={rest.confirmLabel}
        cancelLabel={rest.cancelLabel}
        onConfirm={pick}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}
