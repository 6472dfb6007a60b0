import { createSandbox } from '@peace/sandbox';
import { createSandboxClient, demanded } from '@peace/sandbox/client';
import { expect, it } from 'vitest';
import { endSession, isSessionEnded, lineOf, lines, setLine } from './line.ts';

const aClient = () => createSandboxClient({ send: createSandbox().fetch });

it.each(lines.flatMap((from) => lines.map((to) => [from, to] as const)))('from %s to %s', async (from, to) => {
  const client = aClient();
  await setLine(client, from);
  await setLine(client, to);
  const latency = await demanded(client.latency());
  const { faults } = await demanded(client.faults());
  expect(lineOf(faults, latency)).toBe(to);
  if (to !== 'off') expect([faults.length, latency.all]).toEqual([0, to === 'slow' ? 2000 : 0]);
});

it('a session that ended is no lost connection', async () => {
  const client = aClient();
  await endSession(client, true);
  const { faults } = await demanded(client.faults());
  expect([lineOf(faults, await demanded(client.latency())), isSessionEnded(faults)]).toEqual(['normal', true]);
});
