import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deployment } from './deployment.ts';
import { generatedConfig, policiesConf } from './generated-config.ts';

const committed = fileURLToPath(new URL('../nginx', import.meta.url));

/**
 * Writes `peace/` into a folder, which is `/etc/nginx` or stands for it, and what includes it: `nginx.conf`, or `conf.d/peace.conf`
 * where there is an `nginx.conf` of the machine's own.
 *
 * @throws when the developers' page would stand beside a release
 */
export function writeConfig(folder: string, deployment: Deployment): void {
  refusePreviewOfRelease(deployment);
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, 'peace'), { recursive: true, force: true });
  for (const name of ['peace', deployment.hasOwnMain ? 'conf.d' : 'nginx.conf']) {
    cpSync(join(committed, name), join(folder, name), { recursive: true });
  }
  if (!deployment.withPreview) rmSync(join(folder, 'peace/one-host.d/test-preview.conf'));
  if (deployment.passwordFile === undefined) rmSync(join(folder, 'peace/one-host.d/staging.conf'));
  const generated = join(folder, 'peace/generated');
  mkdirSync(generated);
  for (const [name, text] of Object.entries(generatedConfig(deployment))) writeFileSync(join(generated, name), text);
}

/** Writes the content policies anew, for pages that were installed since. nginx takes them with its next reload. */
export function writePolicies(folder: string, sites: Deployment['sites']): void {
  writeFileSync(join(folder, 'peace/generated/policies.conf'), policiesConf(sites));
}

/** The developers' page is no part of what the public sees. */
function refusePreviewOfRelease({ what, withPreview, sites }: Deployment): void {
  if (!withPreview && what !== 'dev-preview') return;
  const released = sites.filter(({ isRelease }) => isRelease).map(({ name }) => name);
  if (released.length > 0) throw new Error(`/testPreview is not deployed with a release: ${released.join(', ')}.`);
}
