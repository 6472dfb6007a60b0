import type { Fault } from '@peace/sandbox/client';
import type { ReactElement } from 'react';
import { Section, ToolButton } from '#shared/controls.tsx';
import { everyCall, everyKeyedCall } from './endpoint-options.ts';
import '#shared/controls.css';
import './sandbox.css';

/** The accidents that matter most, each one click away. */
export interface QuickFaultsProps {
  readonly onAdd: (fault: Fault) => void;
}

const accidents: readonly { readonly label: string; readonly about: string; readonly fault: Fault }[] = [
  {
    label: 'Lose the answer of the next payment',
    about: 'The backend carries it out; the page never learns of it. Applications, accounts and complaints too',
    fault: { endpoint: everyKeyedCall, kind: 'drop', times: 1, applied: true },
  },
  {
    label: 'Lose the next payment itself',
    about: 'It never reaches the backend',
    fault: { endpoint: everyKeyedCall, kind: 'drop', times: 1 },
  },
  {
    label: 'Let the next payment hang',
    about: 'Carried out, but no answer until the page gives up after 60 s',
    fault: { endpoint: everyKeyedCall, kind: 'hang', times: 1, applied: true },
  },
  {
    label: 'Fail the next call',
    about: 'Whatever it is: HTTP 500',
    fault: { endpoint: everyCall, kind: 'http500', times: 1 },
  },
];

/** One button for each of the common accidents. */
export function QuickFaults({ onAdd }: QuickFaultsProps): ReactElement {
  return (
    <Section title="Accidents">
      <ul className="dp-list dp-accidents">
        {accidents.map(({ label, about, fault }) => (
          <li key={label}>
            <ToolButton onClick={() => onAdd(fault)}>{label}</ToolButton>
            <span className="dp-hint">{about}.</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
