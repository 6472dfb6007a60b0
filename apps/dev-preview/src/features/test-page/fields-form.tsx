import type { ReactElement } from 'react';
import { LabelledInput, Section, ToolButton } from '#shared/controls.tsx';
import { fieldLabels, fieldNames, mainFieldCount, type FieldName, type Fields } from '#shared/fields.ts';
import '#shared/controls.css';
import './test-page.css';

/** The editable values, and what changes them. */
export interface FieldsFormProps {
  readonly fields: Fields;
  readonly onEdit: (name: FieldName, value: string) => void;
  readonly onReset: () => void;
}

/** What the screens are opened with. */
export function FieldsForm({ fields, onEdit, onReset }: FieldsFormProps): ReactElement {
  const input = (name: FieldName) => (
    <LabelledInput
      key={name}
      label={fieldLabels[name]}
      name={name}
      value={fields[name]}
      onChange={(event) => onEdit(name, event.target.value)}
    />
  );
  return (
    <Section title="Parameters" actions={<ToolButton onClick={onReset}>Sample values</ToolButton>}>
      <div className="dp-grid">{fieldNames.slice(0, mainFieldCount).map(input)}</div>
      <details className="dp-more">
        <summary>More of the session</summary>
        <div className="dp-grid">{fieldNames.slice(mainFieldCount).map(input)}</div>
      </details>
      <p className="dp-hint">
        Sent as query parameters by the links above; an empty one is left out. Kept in this browser. While product and
        order are as they start, each link is about those of its own scenario.
      </p>
    </Section>
  );
}
