import { createSandbox } from '@peace/sandbox';
import { expect, it } from 'vitest';
import { plainArrangement } from '#shared/arrangement.ts';
import { createSandboxClient } from '@peace/sandbox/client';
import { arrange, isPlain } from './arrange.ts';
import { minutesAhead } from './use-sandbox.ts';

const start = Date.parse('2026-11-20T04:00:00Z');

it('sets a used sandbox up as an address says', async () => {
  const sandbox = createSandbox({ clock: { now: () => start } });
  const client = createSandboxClient({ send: sandbox.fetch });
  await client.addFault({ endpoint: '*', kind: 'hang' });
  await arrange(client, {
    scenario: 'status-180',
    clockMinutes: 90,
    latencyMs: 300,
    endpointLatencyMs: { getOrder: 900 },
    isIdempotencyHonoured: false,
    settlesAfterMs: 60_000,
    faults: [
      { endpoint: 'getOrder', kind: 'drop', times: 1 },
      { endpoint: 'getOrder', kind: 'http500' },
    ],
  });
  expect(sandbox.scenario.name).toBe('status-180');
  expect(sandbox.clock.now()).toBe(start + 90 * 60_000);
  expect(sandbox.idempotencyKeys.isHonoured).toBe(false);
  expect(sandbox.state.settlesAfterMs).toBe(60_000);
  expect(sandbox.latency.list()).toEqual({ all: 300, endpoints: { getOrder: 900 } });
  expect(sandbox.faults.list().map(({ kind }) => kind)).toEqual(['drop', 'http500']);
});

it('knows when there is nothing to set up', () => {
  expect(isPlain(plainArrangement)).toBe(true);
  expect(isPlain({ ...plainArrangement, scenario: 'default' })).toBe(false);
});

it('a request’s own time does not count as a moved clock', () => {
  expect(minutesAhead('2026-11-20T04:00:00Z', start + 800)).toBeCloseTo(0);
  expect(minutesAhead('2026-11-21T04:00:00Z', start + 800)).toBe(1440);
});
