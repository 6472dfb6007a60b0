import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiPaths } from './api-bases.ts';
import { cacheConfig } from './cache-config.ts';
import { type Deployment, withOwnNames } from './deployment.ts';
import { generatedConfig, includedConfig, policiesConf } from './generated-config.ts';
import { assertDeployable } from './refusals.ts';

const committed = fileURLToPath(new URL('../nginx', import.meta.url));

/**
 * Writes a deployment's configuration into `peace/<app>/` of a folder, which is `/etc/nginx` or stands for it, and into `conf.d/`
 * what includes it; `nginx.conf`, too, where there is none of the machine's own. Other deployments there stay as they are.
 *
 * @throws before anything is written, what may not be deployed
 */
export function writeConfig(folder: string, deployment: Deployment): void {
  const { what } = deployment;
  assertDeployable(folder, deployment);
  const generated = generatedConfig(deployment);
  const own = join(folder, 'peace', what);
  rmSync(own, { recursive: true, force: true });
  cpSync(join(committed, 'peace'), own, { recursive: true });
  if (!deployment.withPreview) rmSync(join(own, 'one-host.d/test-preview.conf'));
  if (deployment.passwordFile === undefined) rmSync(join(own, 'one-host.d/staging.conf'));
  removeUnused(own, [`${what}.conf`, 'http.conf', 'refuse.conf', 'cdn.vcl']);
  rewriteFiles(own, '.conf', (text) => withOwnNames(text, what));
  rewriteFiles(own, '.vcl', (text) => cacheConfig(text, { paths: apiPaths(deployment.sites), ...deployment }));
  writeFiles(join(own, 'generated'), generated);
  writeFiles(join(folder, 'conf.d'), includedConfig(deployment));
  if (!deployment.hasOwnMain) cpSync(join(committed, 'nginx.conf'), join(folder, 'nginx.conf'));
}

/** Names the pages that were installed since, with their content policies. nginx takes both with its next reload. */
export function writePolicies(folder: string, deployment: Pick<Deployment, 'what' | 'files' | 'sites'>): void {
  writeFileSync(join(folder, 'peace', deployment.what, 'generated/policies.conf'), policiesConf(deployment));
}

/** Removes the files that are of other apps: those that none of a deployment's files includes. */
function removeUnused(folder: string, entries: readonly string[]): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const used = new Set(entries);
  // A set's iteration reaches what is added to it meanwhile.
  for (const file of used) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/^\s*include peace\/(\S+);/gm)) {
      const [before = '', after] = path.split('*');
      const isIncluded = (each: string) =>
        after === undefined ? each === path : each.startsWith(before) && each.endsWith(after);
      for (const each of files.filter(isIncluded)) used.add(each);
    }
  }
  for (const file of files) if (!used.has(file)) rmSync(join(folder, file));
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
