import { useState, type ReactElement } from 'react';
import { LabelledInput, LabelledSelect, ToolButton } from '#shared/controls.tsx';
import type { EndpointSummary, Fault, FaultKind } from '@peace/sandbox/client';
import { endpointOptions, everyCall, everyKeyedCall, nameOfCalls } from './endpoint-options.ts';
import '#shared/controls.css';
import './sandbox.css';

/** What each kind of fault does. */
const meanings: Readonly<Record<FaultKind, string>> = {
  http500: 'a server’s error page',
  http404: 'a server’s “not found”',
  http401: 'the session ended',
  html: 'a page where JSON should be',
  empty: 'an empty body',
  truncated: 'JSON cut in the middle',
  null: 'the JSON value null',
  nullData: 'success without data',
  wrongCodeType: 'success code of another type',
  wrongTypes: 'values of other types',
  missingFields: 'data without fields',
  huge: '10 MB of padding',
  hostile: 'markup in every text, unsafe links',
  rejected: 'refused with a message',
  drop: 'connection destroyed',
  hang: 'no answer at all',
  slow: 'the answer, late',
};

/** Faults for which `applied` makes a difference: the others alter an answer that was given. */
const maySkipTheWork: readonly FaultKind[] = ['http500', 'http404', 'http401', 'html', 'empty', 'null', 'drop', 'hang'];

/** What a fault is made of. */
export interface FaultFormProps {
  readonly kinds: readonly FaultKind[];
  readonly endpoints: readonly EndpointSummary[];
  readonly onAdd: (fault: Fault) => void;
}

/** Adds one fault. */
export function FaultForm({ kinds, endpoints, onAdd }: FaultFormProps): ReactElement {
  const [endpoint, setEndpoint] = useState(everyCall);
  const [chosen, setKind] = useState<string>();
  const [times, setTimes] = useState('');
  const [isApplied, setIsApplied] = useState(false);
  const kind = kinds.find((name) => name === chosen) ?? kinds[0];
  const canApply = kind !== undefined && maySkipTheWork.includes(kind);
  const [first, ...calls] = endpointOptions(endpoints);
  const keyed = { value: everyKeyedCall, label: nameOfCalls(everyKeyedCall) };
  const options = [...(first === undefined ? [] : [first]), keyed, ...calls];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (kind === undefined) return;
        onAdd({
          endpoint,
          kind,
          ...(times === '' ? {} : { times: Number(times) }),
          ...(canApply && isApplied ? { applied: true } : {}),
        });
      }}
    >
      <div className="dp-grid dp-grid--wide">
        <LabelledSelect label="Call" value={endpoint} options={options} onChange={setEndpoint} />
        <LabelledSelect
          label="What happens"
          value={kind ?? ''}
          options={kinds.map((name) => ({ value: name, label: `${name} · ${meanings[name]}` }))}
          onChange={setKind}
        />
        <LabelledInput
          label="How many times"
          type="number"
          min={1}
          step={1}
          placeholder="each time"
          value={times}
          onChange={(event) => setTimes(event.target.value)}
        />
      </div>
      <div className="dp-row dp-spaced">
        <ToolButton nativeType="submit" disabled={kind === undefined}>
          Add fault
        </ToolButton>
        {canApply ? (
          <label className="dp-check">
            <input type="checkbox" checked={isApplied} onChange={(event) => setIsApplied(event.target.checked)} />
            after the work is done (the answer is lost, not the effect)
          </label>
        ) : null}
      </div>
    </form>
  );
}
