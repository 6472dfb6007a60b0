import { fileURLToPath } from 'node:url';
import { oneHostServer } from '@peace/deploy/nginx-config';
import { runNginx } from '@peace/deploy/run-nginx';
import { builtSites } from '@peace/deploy/sites';
import { startSandbox } from './start-sandbox.js';

const pages = fileURLToPath(new URL('../pages', import.meta.url));
const limit = [`location = /limit.html {`, `  root ${pages};`, `  add_header Cache-Control "no-cache" always;`, `}`];

/** nginx with all apps on one host and the limit page, and the sandbox behind it. */
export async function setStage() {
  const sites = builtSites();
  const sandbox = await startSandbox();
  const nginx = await runNginx((options) => [
    ...oneHostServer({ ...options, sites, backend: sandbox.origin }).slice(0, -1),
    ...limit,
    '}',
  ]);
  return {
    origin: nginx.origin,
    sandbox,
    async clear() {
      await nginx.stop();
      await sandbox.stop();
    },
  };
}
