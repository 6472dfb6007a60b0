import { useState, type ReactElement } from 'react';
import { LabelledInput, Section, ToolButton } from '#shared/controls.tsx';
import type { Scenario } from '#shared/sandbox-wire.ts';
import './sandbox.css';

/** The situations, and which one the sandbox is in. */
export interface ScenarioMenuProps {
  readonly scenarios: readonly Scenario[];
  readonly current: string;
  readonly onChoose: (scenario: Scenario) => void;
  readonly onReset: () => void;
}

/** Choosing one resets the sandbox to it and opens its screen; the chosen one again starts it over. */
export function ScenarioMenu({ scenarios, current, onChoose, onReset }: ScenarioMenuProps): ReactElement {
  const [wanted, setWanted] = useState('');
  const found = scenarios.filter((scenario) => matches(scenario, wanted));
  return (
    <Section title="Scenarios" actions={<ToolButton onClick={onReset}>Reset sandbox</ToolButton>}>
      <LabelledInput
        label={`Filter ${scenarios.length} scenarios`}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 ? <p className="dp-empty dp-spaced">No scenario is called that.</p> : null}
      <ul className="dp-list dp-scenarios" aria-label="Scenarios">
        {found.map((scenario) => (
          <li key={scenario.name}>
            <button
              type="button"
              className="dp-scenario"
              aria-pressed={scenario.name === current}
              onClick={() => onChoose(scenario)}
            >
              <span>{scenario.title}</span>
              <code className="dp-code">{scenario.entry}</code>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Every word that was typed stands somewhere. */
function matches({ name, title, entry }: Scenario, wanted: string): boolean {
  const text = `${name} ${title} ${entry}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
