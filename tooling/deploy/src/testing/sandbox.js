import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

/** The stand-in for the backend, in a process of its own on a free port. */
export async function startSandbox() {
  const require = createRequire(import.meta.url);
  const child = spawn(process.execPath, [require.resolve('tsx/cli'), require.resolve('@peace/sandbox/serve')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (!origin) continue;
    /** Chooses a scenario, which resets everything; answers where its app is entered. */
    const choose = async (name) => {
      const answer = await fetch(`${origin}/__sandbox/scenario`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      if (!answer.ok) throw new Error(`The sandbox refused ${name}: ${await answer.text()}`);
      return (await answer.json()).entry;
    };
    const stop = async () => {
      child.kill();
      await once(child, 'exit');
    };
    return { origin, choose, stop };
  }
  throw new Error('The sandbox ended before it said where it listens.');
}
