import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createSandboxClient, demanded } from './client/client.ts';
import { savedWorldFile } from './saved-world-file.ts';

const ENTRY = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** The server as `dev` starts it, again and again, from one process. */
async function started() {
  const server = spawn(process.execPath, ['--import', 'tsx', ENTRY, '--keep'], { env: { ...process.env, PORT: '0' } });
  const [line] = await once(server.stdout, 'data');
  const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line)) ?? [];
  return { server, client: createSandboxClient({ origin }) };
}

it('a server that is started again goes on from where it was', async () => {
  const first = await started();
  await demanded(first.client.choose('status-174'));
  first.server.kill('SIGTERM');
  await once(first.server, 'exit');
  const second = await started();
  expect((await demanded(second.client.scenarios())).current).toBe('status-174');
  expect(existsSync(savedWorldFile(process.pid))).toBe(false);
  // Leaves nothing for the next that is no restart.
  second.server.kill('SIGKILL');
  await once(second.server, 'exit');
});
