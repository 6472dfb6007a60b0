import { createSandboxClient, demanded } from '../client/client.ts';
import { testSandbox } from './test-sandbox.ts';

export const SHARE = { minor: 345_000, currency: 'PHP' } as const;

/** A sandbox in a scenario, its control surface and the scenario's order. */
export async function inScenario(name: string) {
  const test = testSandbox();
  const control = createSandboxClient({ send: test.sandbox.fetch });
  const { entry } = await demanded(control.choose(name));
  const { productId = '', orderId = '' } = Object.fromEntries(new URL(entry, 'http://app.test').searchParams);
  return { ...test, controls: control, order: { productId, orderId } };
}

export const row = (rows: readonly { label: string; value: string }[], wanted: string) =>
  rows.find(({ label }) => label === wanted)?.value;
