import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createSandboxClient, type SandboxClient } from './client/client.ts';

export interface RunningSandbox {
  readonly origin: string;
  readonly client: SandboxClient;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a sandbox on a free port.
 *
 * @throws when it ends before it listens
 */
export async function startSandbox(): Promise<RunningSandbox> {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const server = fileURLToPath(new URL('serve.ts', import.meta.url));
  const child = spawn(process.execPath, [tsx, server], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (origin === undefined) continue;
    const stop = async () => {
      child.kill();
      await once(child, 'exit');
    };
    return { origin, client: createSandboxClient({ origin }), stop };
  }
  throw new Error('The sandbox ended before it said where it listens.');
}
