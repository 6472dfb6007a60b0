import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

/** A sandbox in a process of its own, on a free port. */
export async function startSandbox() {
  const require = createRequire(import.meta.url);
  const child = spawn(process.execPath, [require.resolve('tsx/cli'), require.resolve('@peace/sandbox/serve')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (origin) return { origin, stop, ...controls(origin) };
  }
  throw new Error('The sandbox ended before it said where it listens.');
}

function controls(origin) {
  const ask = async (method, what, body) => {
    const answer = await fetch(`${origin}/__sandbox/${what}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The sandbox refused ${what}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    /** Chooses a scenario, which starts over, and says where its app is entered. */
    choose: async (name) => (await ask('POST', 'scenario', { name })).entry,
    observe: (what) => ask('GET', what),
    answerAfter: (ms) => ask('POST', 'latency', { ms }),
    answerAtOnce: () => ask('DELETE', 'latency'),
  };
}
