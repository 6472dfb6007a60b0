import type { ReactElement } from 'react';
import { Section, ToolButton } from '#shared/controls.tsx';
import type { EndpointSummary, Fault, FaultKind } from '@peace/sandbox/client';
import { nameOfCalls } from './endpoint-options.ts';
import { FaultForm } from './fault-form.tsx';
import '#shared/controls.css';
import './sandbox.css';

/** What goes wrong. */
export interface FaultPanelProps {
  readonly faults: readonly Fault[];
  readonly kinds: readonly FaultKind[];
  readonly endpoints: readonly EndpointSummary[];
  readonly onAdd: (fault: Fault) => void;
  /** Of one endpoint, or every fault. */
  readonly onLift: (endpoint?: string) => void;
}

/** Faults in force, and a form for the next. */
export function FaultPanel({ faults, kinds, endpoints, onAdd, onLift }: FaultPanelProps): ReactElement {
  const struck = [...new Set(faults.map(({ endpoint }) => endpoint))];
  return (
    <Section
      title="Faults"
      actions={
        <ToolButton disabled={faults.length === 0} onClick={() => onLift()}>
          Lift all
        </ToolButton>
      }
    >
      {struck.length === 0 ? null : (
        <ul className="dp-list dp-faults" aria-label="Faults in force">
          {struck.map((endpoint) => (
            <li key={endpoint} className="dp-fault">
              <strong className="dp-mono">{nameOfCalls(endpoint)}</strong>
              <span className="dp-mono dp-bad">
                {faults
                  .filter((fault) => fault.endpoint === endpoint)
                  .map(describeFault)
                  .join(', ')}
              </span>
              <ToolButton aria-label={`Lift faults of ${nameOfCalls(endpoint)}`} onClick={() => onLift(endpoint)}>
                Lift
              </ToolButton>
            </li>
          ))}
        </ul>
      )}
      <FaultForm kinds={kinds} endpoints={endpoints} onAdd={onAdd} />
    </Section>
  );
}

function describeFault({ kind, times, ms, applied }: Fault): string {
  return [
    kind,
    ms === undefined ? '' : `${ms} ms`,
    applied === true ? 'after the work is done' : '',
    times === undefined ? '' : `× ${times}`,
  ]
    .filter(Boolean)
    .join(' ');
}
