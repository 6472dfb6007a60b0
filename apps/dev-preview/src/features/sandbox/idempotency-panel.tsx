import type { ReactElement } from 'react';
import { Section } from '#shared/controls.tsx';
import '#shared/controls.css';

/** What the backend does with a repeated `Idempotency-Key`. */
export interface IdempotencyPanelProps {
  readonly isHonoured: boolean;
  readonly onHonoured: (isHonoured: boolean) => void;
}

/** Lets the sandbox be a backend that ignores the header. */
export function IdempotencyPanel({ isHonoured, onHonoured }: IdempotencyPanelProps): ReactElement {
  return (
    <Section title="Idempotency">
      <label className="dp-check">
        <input type="checkbox" checked={isHonoured} onChange={(event) => onHonoured(event.target.checked)} />
        The backend honours Idempotency-Key
      </label>
      <p className="dp-hint">
        The same key gets the first answer again. Unchecked, each request is carried out, however often it comes.
      </p>
    </Section>
  );
}
