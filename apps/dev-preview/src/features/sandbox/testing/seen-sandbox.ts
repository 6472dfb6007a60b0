import { createSandbox } from '@peace/sandbox';
import { createSandboxClient } from '@peace/sandbox/client';
import { lookAt, type SandboxView, type Sandbox } from '../use-sandbox.ts';

/** A sandbox of its own, whose time stands still, and what the panels see of it. */
export async function seenSandbox(scenario = 'status-174') {
  const now = Date.parse('2026-11-20T04:00:00Z');
  const sandbox = createSandbox({ scenario, clock: { now: () => now } });
  const client = createSandboxClient({ origin: 'http://sandbox.test', send: sandbox.fetch });
  const run: Sandbox['run'] = (command) => command(client);
  const look = async (): Promise<SandboxView> => {
    const seen = await lookAt(client);
    if (seen.kind !== 'here') throw new Error('The sandbox does not answer.');
    return { ...seen.view, minutesAhead: Math.round((sandbox.clock.now() - now) / 60_000) };
  };
  return { sandbox, client, run, look, view: await look() };
}
