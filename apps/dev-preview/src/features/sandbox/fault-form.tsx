import { useState, type ReactElement } from 'react';
import { LabelledInput, LabelledSelect } from '#shared/controls.tsx';
import type { Endpoint, Fault } from '#shared/sandbox-wire.ts';
import { endpointOptions, everyCall } from './endpoint-options.ts';

/** What each kind of fault does; a kind that is not here is shown by its name alone. */
const meanings: Readonly<Record<string, string>> = {
  http500: 'a server’s error page',
  http404: 'a server’s “not found”',
  html: 'a page where JSON should be',
  empty: 'an empty body',
  truncated: 'JSON cut in the middle',
  null: 'the JSON value null',
  nullData: 'success without data',
  wrongCodeType: 'success code of another type',
  wrongTypes: 'values of other types',
  missingFields: 'data without fields',
  huge: '10 MB of padding',
  rejected: 'refused with a message',
  drop: 'connection destroyed',
  hang: 'no answer at all',
  slow: 'the answer, late',
};

/** Faults for which `applied` makes a difference: the others alter an answer that was given. */
const maySkipTheWork = ['http500', 'http404', 'html', 'empty', 'null', 'drop', 'hang'];

/** What a fault is made of. */
export interface FaultFormProps {
  readonly kinds: readonly string[];
  readonly endpoints: readonly Endpoint[];
  readonly onAdd: (fault: Fault) => void;
}

/** Adds one fault. */
export function FaultForm({ kinds, endpoints, onAdd }: FaultFormProps): ReactElement {
  const [endpoint, setEndpoint] = useState(everyCall);
  const [chosen, setKind] = useState<string>();
  const [times, setTimes] = useState('');
  const [isApplied, setIsApplied] = useState(false);
  const kind = chosen ?? kinds[0] ?? '';
  const canApply = maySkipTheWork.includes(kind);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAdd({
          endpoint,
          kind,
          ...(times === '' ? {} : { times: Number(times) }),
          ...(canApply && isApplied ? { applied: true } : {}),
        });
      }}
    >
      <div className="dp-grid">
        <LabelledSelect label="Call" value={endpoint} options={endpointOptions(endpoints)} onChange={setEndpoint} />
        <LabelledSelect
          label="What happens"
          value={kind}
          options={kinds.map((name) => ({
            value: name,
            label: meanings[name] === undefined ? name : `${name} · ${meanings[name]}`,
          }))}
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
        <button type="submit" className="dp-button" disabled={kind === ''}>
          Add fault
        </button>
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
