import { expect, it } from 'vitest';
import { startSandbox } from './start.ts';

it('starts a sandbox that its client reaches, and stops it', async () => {
  const { client, stop } = await startSandbox();
  expect(await client.choose('status-174')).toMatchObject({ value: { current: 'status-174' } });
  await stop();
  expect(await client.scenarios()).toMatchObject({ kind: 'absent' });
});
