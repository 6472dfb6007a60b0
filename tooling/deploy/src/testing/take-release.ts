import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { RunningNginx } from '../run-nginx.ts';
import { type AppName, builtSite } from '../sites.ts';
import { writePolicies } from '../write-config.ts';

/** Has nginx serve what was installed since, as an administrator does: its configuration is written again, and reloaded. */
export async function takeRelease(nginx: RunningNginx, what: AppName, served: string): Promise<void> {
  const read = (name: string) => readFileSync(join(served, name), 'utf8');
  const { base } = JSON.parse(read('manifest.sha256.json'));
  writePolicies(join(nginx.folder, 'conf'), {
    what,
    files: join(nginx.folder, 'files'),
    sites: [builtSite(what, { build: served })],
  });
  nginx.reload();
  await expect.poll(async () => (await fetch(`${nginx.origin}${base}version.json`)).text()).toBe(read('version.json'));
}
