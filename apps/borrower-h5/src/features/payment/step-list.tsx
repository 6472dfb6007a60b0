import type { ReactElement } from 'react';
import './step-list.css';

/** Steps in their order, numbered. Without any there is nothing. */
export function StepList({ steps }: { readonly steps: readonly string[] }): ReactElement | null {
  if (steps.length === 0) return null;
  return (
    <ol className="step-list">
      {steps.map((step, index) => (
        // Two steps may read the same; their place distinguishes them.
        <li key={`${index}-${step}`} className="step-list__step">
          {step}
        </li>
      ))}
    </ol>
  );
}
