import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiPaths } from './api-bases.ts';
import { cacheConfig } from './cache-config.ts';
import type { Deployment } from './deployment.ts';
import { generatedConfig, includedConfig, policiesConf } from './generated-config.ts';
import { withOwnNames } from './own-names.ts';

const committed = fileURLToPath(new URL('../nginx', import.meta.url));

/**
 * Writes a deployment's configuration into `peace/<app>/` of a folder, which is `/etc/nginx` or stands for it, and into `conf.d/`
 * what includes it; `nginx.conf`, too, where there is none of the machine's own. Other deployments there stay as they are.
 *
 * @throws when the developers' page would stand beside a release, or another deployment has the name
 */
export function writeConfig(folder: string, deployment: Deployment): void {
  const { what } = deployment;
  refusePreviewOfRelease(deployment);
  refuseSharedName(folder, deployment);
  const generated = generatedConfig(deployment);
  const own = join(folder, 'peace', what);
  rmSync(own, { recursive: true, force: true });
  cpSync(join(committed, 'peace'), own, { recursive: true });
  if (!deployment.withPreview) rmSync(join(own, 'one-host.d/test-preview.conf'));
  if (deployment.passwordFile === undefined) rmSync(join(own, 'one-host.d/staging.conf'));
  rewriteFiles(own, '.conf', (text) => withOwnNames(text, what));
  rewriteFiles(own, '.vcl', (text) => cacheConfig(text, { paths: apiPaths(deployment.sites), ...deployment }));
  writeFiles(join(own, 'generated'), generated);
  writeFiles(join(folder, 'conf.d'), includedConfig(deployment));
  if (!deployment.hasOwnMain) cpSync(join(committed, 'nginx.conf'), join(folder, 'nginx.conf'));
}

/** Writes the content policies anew, for pages that were installed since. nginx takes them with its next reload. */
export function writePolicies(folder: string, deployment: Pick<Deployment, 'what' | 'sites'>): void {
  writeFileSync(join(folder, 'peace', deployment.what, 'generated/policies.conf'), policiesConf(deployment));
}

function rewriteFiles(folder: string, extension: string, rewrite: (text: string) => string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (file.endsWith(extension)) writeFileSync(path, rewrite(readFileSync(path, 'utf8')));
  }
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** The developers' page is no part of what the public sees. */
function refusePreviewOfRelease({ what, withPreview, sites }: Deployment): void {
  if (!withPreview && what !== 'dev-preview') return;
  const released = sites.filter(({ isRelease }) => isRelease).map(({ name }) => name);
  if (released.length > 0) throw new Error(`/testPreview is not deployed with a release: ${released.join(', ')}.`);
}

/** Of two servers with one name and port nginx takes the first, and only warns. */
function refuseSharedName(folder: string, { what, listen, origin }: Deployment): void {
  const all = join(folder, 'peace');
  const { hostname } = new URL(origin);
  for (const other of existsSync(all) ? readdirSync(all) : []) {
    const host = join(all, other, 'generated/host.conf');
    const text = other !== what && existsSync(host) ? readFileSync(host, 'utf8') : '';
    if (!text.includes(`listen ${listen};\nserver_name ${hostname};`)) continue;
    throw new Error(
      `${hostname} at ${listen} is ${other}'s already: give each app an origin of its own, or deploy one-host. ` +
        `To replace it remove ${join(all, other)} and ${join(folder, `conf.d/peace-${other}.conf`)}.`,
    );
  }
}
