import type { ReactElement } from 'react';
import { LabelledInput, Section, ToolButton } from '#shared/controls.tsx';
import { fieldLabel, fieldNames, mainFieldCount, type FieldName, type Fields } from '#shared/fields.ts';
import '#shared/controls.css';

/** The editable values, and what changes them. */
export interface FieldsFormProps {
  readonly fields: Fields;
  readonly onEdit: (name: FieldName, value: string) => void;
  readonly onReset: () => void;
}

/** Edits the parameters with which screens are opened. */
export function FieldsForm({ fields, onEdit, onReset }: FieldsFormProps): ReactElement {
  const input = (name: FieldName) => (
    <LabelledInput
      key={name}
      label={fieldLabel(name)}
      name={name}
      value={fields[name]}
      onText={(text) => onEdit(name, text)}
    />
  );
  return (
    <Section title="Parameters" actions={<ToolButton onClick={onReset}>Reset to sample</ToolButton>}>
      <div className="dp-grid">{fieldNames.slice(0, mainFieldCount).map(input)}</div>
      <details className="dp-spaced">
        <summary className="dp-summary">More parameters</summary>
        <div className="dp-grid">{fieldNames.slice(mainFieldCount).map(input)}</div>
      </details>
      <p className="dp-hint">
        Query parameters of the links above; empty ones are left out. Until you edit Product id or Order id, each link
        uses its scenario’s own.
      </p>
    </Section>
  );
}
