import type { ScenarioSummary } from '@peace/sandbox/client';
import { useState, type ReactElement } from 'react';
import { LabelledInput, Section, ToolButton } from '#shared/controls.tsx';
import { matching, scenarioGroups } from './scenario-groups.ts';
import '#shared/controls.css';
import './sandbox.css';

/** The situations, and which one the sandbox is in. */
export interface ScenarioMenuProps {
  readonly scenarios: readonly ScenarioSummary[];
  readonly current: string;
  /** How often each was chosen in this browser. */
  readonly uses: Readonly<Record<string, number>>;
  readonly onChoose: (scenario: ScenarioSummary) => void;
  readonly onReset: () => void;
}

/** Choosing one resets the sandbox to it and opens its screen; the chosen one again starts it over. */
export function ScenarioMenu({ scenarios, current, uses, onChoose, onReset }: ScenarioMenuProps): ReactElement {
  const [wanted, setWanted] = useState('');
  const found = matching(scenarios, wanted);
  const groups = scenarioGroups(found, wanted === '' ? uses : {}).filter(({ key }) => wanted === '' || key !== 'used');
  return (
    <Section title="Scenarios" actions={<ToolButton onClick={onReset}>Reset sandbox</ToolButton>}>
      <LabelledInput
        label={`Filter ${scenarios.length} scenarios`}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 ? <p className="dp-empty dp-spaced">No scenario is called that.</p> : null}
      {groups.map(({ key, title, scenarios: about }) => (
        <section key={key} className="dp-scenario-group" aria-label={title}>
          <h3>
            {title} {key === 'used' ? null : <code className="dp-code">{key}</code>}
          </h3>
          <ul className="dp-list dp-scenarios">
            {about.map((scenario) => (
              <li key={scenario.name}>
                <button
                  type="button"
                  className="dp-scenario"
                  aria-pressed={scenario.name === current}
                  title={scenario.entry}
                  onClick={() => onChoose(scenario)}
                >
                  {scenario.title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
