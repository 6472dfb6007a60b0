import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { appServer } from '@peace/deploy/nginx-config';
import { runNginx } from '@peace/deploy/run-nginx';
import { builtSite } from '@peace/deploy/sites';

const pages = fileURLToPath(new URL('../pages', import.meta.url));

async function startSandbox() {
  const require = createRequire(import.meta.url);
  const child = spawn(process.execPath, [require.resolve('tsx/cli'), require.resolve('@peace/sandbox/serve')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (origin) return { origin, child };
  }
  throw new Error('The sandbox ended before it said where it listens.');
}

/** nginx with borrower-h5 and the limit page, and the sandbox behind it. */
export async function setStage() {
  const { origin: backend, child } = await startSandbox();
  const limit = [`location = /limit.html {`, `  root ${pages};`, `  add_header Cache-Control "no-cache" always;`, `}`];
  const site = builtSite('borrower-h5');
  const nginx = await runNginx((options) => [...appServer({ ...options, site, backend }).slice(0, -1), ...limit, '}']);
  return {
    origin: nginx.origin,
    backend,
    async clear() {
      await nginx.stop();
      child.kill();
      await once(child, 'exit');
    },
  };
}
