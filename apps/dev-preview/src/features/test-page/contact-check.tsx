import { useState, type ReactElement } from 'react';
import { LabelledInput, ToolButton } from '#shared/controls.tsx';
import '#shared/controls.css';

/** Whether the shell's keyboard types and submits into a page. Nothing is sent: what was submitted is shown. */
export function ContactCheck(): ReactElement {
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(text);
      }}
    >
      <div className="dp-row">
        <LabelledInput label="Contact" name="contact" value={text} onChange={(event) => setText(event.target.value)} />
        <ToolButton nativeType="submit">Submit</ToolButton>
      </div>
      <p className="dp-hint" role="status">
        {describe(submitted)}
      </p>
    </form>
  );
}

function describe(submitted: string | undefined): string {
  if (submitted === undefined) return 'Nothing submitted yet.';
  if (submitted === '') return 'Submitted an empty text.';
  return `Submitted “${submitted}”, ${submitted.length} characters.`;
}
