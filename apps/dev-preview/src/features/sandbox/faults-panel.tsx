import { useState, type ReactElement } from 'react';
import { Check, LabelledInput, LabelledSelect, Section, ToolButton } from '#shared/controls.tsx';
import {
  accidents,
  canBeApplied,
  describeFault,
  endpointOptions,
  everyCall,
  everyKeyedCall,
  faultMeanings,
  nameOfCalls,
} from './calls.ts';
import type { SandboxPanelProps } from './use-sandbox.ts';
import '#shared/controls.css';
import './sandbox.css';

export function FaultsPanel({ view, run }: SandboxPanelProps): ReactElement {
  const { isIdempotencyHonoured } = view;
  return (
    <>
      <Section title="Accidents">
        <ul className="dp-list dp-accidents">
          {accidents.map(({ label, about, fault }) => (
            <li key={label}>
              <ToolButton onClick={() => void run((client) => client.addFault(fault))}>{label}</ToolButton>
              <span className="dp-hint">{about}.</span>
            </li>
          ))}
        </ul>
      </Section>
      <Faults view={view} run={run} />
      <Latency view={view} run={run} />
      <Section title="Idempotency">
        <Check
          label="The backend honours Idempotency-Key"
          isChecked={isIdempotencyHonoured}
          onCheck={(isHonoured) => void run((client) => client.honourIdempotencyKeys(isHonoured))}
        />
        <p className="dp-hint">Unchecked, a repeated request is carried out again instead of answered again.</p>
      </Section>
    </>
  );
}

/** Faults in force, and a form for the next. */
function Faults(props: SandboxPanelProps): ReactElement {
  const { faults } = props.view;
  const struck = [...new Set(faults.map(({ endpoint }) => endpoint))];
  const lift = (endpoint?: string) => void props.run((client) => client.liftFaults(endpoint));
  return (
    <Section title="Faults" onReset={faults.length === 0 ? null : () => lift()}>
      {struck.length === 0 ? null : (
        <ul className="dp-list" aria-label="Faults in force">
          {struck.map((endpoint) => (
            <li key={endpoint} className="dp-issued">
              <strong className="dp-mono">{nameOfCalls(endpoint)}</strong>
              <span className="dp-mono dp-bad">
                {faults
                  .filter((fault) => fault.endpoint === endpoint)
                  .map(describeFault)
                  .join(', ')}
              </span>
              <ToolButton aria-label={`Remove faults of ${nameOfCalls(endpoint)}`} onClick={() => lift(endpoint)}>
                Remove
              </ToolButton>
            </li>
          ))}
        </ul>
      )}
      <FaultForm {...props} />
    </Section>
  );
}

function FaultForm({ view: { faultKinds, endpoints }, run }: SandboxPanelProps): ReactElement {
  const [endpoint, setEndpoint] = useState(everyCall);
  const [chosen, setKind] = useState<string>();
  const [times, setTimes] = useState('');
  const [isApplied, setIsApplied] = useState(false);
  const kind = faultKinds.find((name) => name === chosen) ?? faultKinds[0];
  const canApply = kind !== undefined && canBeApplied.has(kind);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (kind === undefined) return;
        const count = times === '' ? {} : { times: Number(times) };
        const applied = canApply && isApplied ? { applied: true } : {};
        void run((client) => client.addFault({ endpoint, kind, ...count, ...applied }));
      }}
    >
      <div className="dp-grid dp-grid--wide">
        <LabelledSelect
          label="Call"
          value={endpoint}
          options={endpointOptions(endpoints, [everyCall, everyKeyedCall])}
          onChange={setEndpoint}
        />
        <LabelledSelect
          label="What happens"
          value={kind ?? ''}
          options={faultKinds.map((name) => ({ value: name, label: `${name} · ${faultMeanings[name]}` }))}
          onChange={setKind}
        />
        <LabelledInput
          label="How many times"
          type="number"
          min={1}
          step={1}
          placeholder="each time"
          value={times}
          onText={setTimes}
        />
      </div>
      <div className="dp-row dp-spaced">
        <ToolButton nativeType="submit" disabled={kind === undefined}>
          Add fault
        </ToolButton>
        {canApply ? (
          <Check
            label="after the work is done (the answer is lost, not the effect)"
            isChecked={isApplied}
            onCheck={setIsApplied}
          />
        ) : null}
      </div>
    </form>
  );
}

const waits = [0, 300, 1000, 3000, 10_000, 30_000];

/** Waiting before each response, or before those of one call. */
function Latency({ view: { latency, endpoints }, run }: SandboxPanelProps): ReactElement {
  const [endpoint, setEndpoint] = useState(everyCall);
  const own = Object.entries(latency.endpoints);
  const current = endpoint === everyCall ? latency.all : (latency.endpoints[endpoint] ?? latency.all);
  return (
    <Section
      title="Latency"
      onReset={latency.all === 0 && own.length === 0 ? null : () => void run((client) => client.clearLatency())}
    >
      <div className="dp-grid dp-grid--wide">
        <LabelledSelect label="Calls" value={endpoint} options={endpointOptions(endpoints)} onChange={setEndpoint} />
        <LabelledSelect
          label="Wait"
          value={String(current)}
          options={[...new Set([...waits, current])].map((ms) => ({
            value: String(ms),
            label: ms === 0 ? 'none' : `${ms.toLocaleString('en')} ms`,
          }))}
          onChange={(ms) =>
            void run((client) => client.setLatency(Number(ms), endpoint === everyCall ? undefined : endpoint))
          }
        />
      </div>
      {own.length === 0 ? null : <p className="dp-hint">{own.map(([name, ms]) => `${name}: ${ms} ms`).join(' · ')}</p>}
    </Section>
  );
}
