import { useState, type ReactElement } from 'react';
import { LabelledInput, LabelledSelect, ToolButton } from '#shared/controls.tsx';
import type { EndpointSummary, Fault, FaultKind } from '@peace/sandbox/client';
import { endpointOptions, everyCall, everyKeyedCall, nameOfCalls } from './endpoint-options.ts';
import '#shared/controls.css';
import './sandbox.css';

/** What each kind of fault does. Before the work or after it, where it may be either: the others alter an answer that was given. */
const faultKinds: Readonly<Record<FaultKind, { readonly meaning: string; readonly isWorkDone: 'maybe' | 'always' }>> = {
  http500: { meaning: 'a server’s error page', isWorkDone: 'maybe' },
  http404: { meaning: 'a server’s “not found”', isWorkDone: 'maybe' },
  http401: { meaning: 'the session ended', isWorkDone: 'maybe' },
  html: { meaning: 'a page where JSON should be', isWorkDone: 'maybe' },
  empty: { meaning: 'an empty body', isWorkDone: 'maybe' },
  truncated: { meaning: 'JSON cut in the middle', isWorkDone: 'always' },
  null: { meaning: 'the JSON value null', isWorkDone: 'maybe' },
  nullData: { meaning: 'success without data', isWorkDone: 'always' },
  wrongCodeType: { meaning: 'success code of another type', isWorkDone: 'always' },
  wrongTypes: { meaning: 'values of other types', isWorkDone: 'always' },
  missingFields: { meaning: 'data without fields', isWorkDone: 'always' },
  huge: { meaning: '10 MB of padding', isWorkDone: 'always' },
  hostile: { meaning: 'markup in every text, unsafe links', isWorkDone: 'always' },
  rejected: { meaning: 'refused with a message', isWorkDone: 'always' },
  drop: { meaning: 'connection destroyed', isWorkDone: 'maybe' },
  hang: { meaning: 'no answer at all', isWorkDone: 'maybe' },
  slow: { meaning: 'the answer, late', isWorkDone: 'always' },
};

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
  const canApply = kind !== undefined && faultKinds[kind].isWorkDone === 'maybe';
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
          options={kinds.map((name) => ({ value: name, label: `${name} · ${faultKinds[name].meaning}` }))}
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
