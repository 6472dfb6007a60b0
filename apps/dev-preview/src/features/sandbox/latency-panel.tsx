import { useState, type ReactElement } from 'react';
import { LabelledSelect, Section, ToolButton } from '#shared/controls.tsx';
import type { EndpointSummary, LatencySummary } from '@peace/sandbox/client';
import { endpointOptions, everyCall } from './endpoint-options.ts';
import '#shared/controls.css';
import './sandbox.css';

/** How long answers take. */
export interface LatencyPanelProps {
  readonly latency: LatencySummary;
  readonly endpoints: readonly EndpointSummary[];
  /** Without an endpoint: for all that have none of their own. */
  readonly onSet: (ms: number, endpoint?: string) => void;
  readonly onClear: () => void;
}

const choices = [0, 300, 1000, 3000, 10_000, 30_000];
const options = choices.map((ms) => ({
  value: String(ms),
  label: ms === 0 ? 'none' : `${ms.toLocaleString('en')} ms`,
}));

/** Waiting before each answer, or before those of one call. */
export function LatencyPanel({ latency, endpoints, onSet, onClear }: LatencyPanelProps): ReactElement {
  const [endpoint, setEndpoint] = useState(everyCall);
  const own = Object.entries(latency.endpoints);
  const current = endpoint === everyCall ? latency.all : (latency.endpoints[endpoint] ?? latency.all);
  return (
    <Section
      title="Latency"
      actions={
        <ToolButton disabled={latency.all === 0 && own.length === 0} onClick={onClear}>
          No latency
        </ToolButton>
      }
    >
      <div className="dp-grid dp-grid--wide">
        <LabelledSelect label="Calls" value={endpoint} options={endpointOptions(endpoints)} onChange={setEndpoint} />
        <LabelledSelect
          label="Wait"
          value={String(current)}
          options={
            choices.includes(current) ? options : [...options, { value: String(current), label: `${current} ms` }]
          }
          onChange={(ms) => onSet(Number(ms), endpoint === everyCall ? undefined : endpoint)}
        />
      </div>
      {own.length === 0 ? null : <p className="dp-hint">{own.map(([name, ms]) => `${name}: ${ms} ms`).join(' · ')}</p>}
    </Section>
  );
}
