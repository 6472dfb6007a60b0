import { endpoints } from '@peace/api-client/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { handlers } from './handlers/handlers.ts';
import { FAULT_KINDS } from './http/faults.ts';
import { expectations, outcomeUnder, table, WITHOUT_ENVELOPE } from './testing/fault-expectations.ts';

it('every declared call is handled once', () => {
  const handled = handlers.map(({ endpoint }) => endpoint);
  expect(new Set(handled)).toEqual(new Set(endpoints));
  expect(handled).toHaveLength(endpoints.length);
});

it('names an expectation for each fault', () => {
  expect(expectations.map(({ kind }) => kind).toSorted()).toEqual(FAULT_KINDS.toSorted());
});

/** Faults that change the data: their outcome depends on the endpoint's schema. */
const dataFaults: readonly string[] = ['nullData', 'wrongTypes', 'missingFields', 'hostile'];

/** By these the outcome of every other fault is decided. */
const transportOf = ({ handler: { endpoint } }: (typeof table)[number]) =>
  [endpoint.envelope, endpoint.envelopeNames?.code, endpoint.effect, endpoint.body, endpoint.method].join();

/** One call for each way of sending and of reading an envelope. */
const oneOfEachTransport = table.filter(
  (row, index) => table.findIndex((other) => transportOf(other) === transportOf(row)) === index,
);

describe.each(expectations)('under the fault $kind', ({ kind, otherwise, tolerant }) => {
  const rows = dataFaults.includes(kind) ? table : oneOfEachTransport;
  it.each(rows)('$name is what it should be', async ({ name }) => {
    if (['drop', 'hang', 'slow'].includes(kind)) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => {
        vi.useRealTimers();
      });
    }
    const refused = kind === 'rejected' && WITHOUT_ENVELOPE.has(name) ? 'http' : otherwise;
    expect(await outcomeUnder(kind, name)).toBe(tolerant.includes(name) ? 'ok' : refused);
  });
});
