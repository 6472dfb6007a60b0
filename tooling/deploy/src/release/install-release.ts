import { configuredPage, deploymentOf } from '@peace/deployment-config/page';
import type { Deployment } from '@peace/deployment-config';
import { deploymentProblems } from '@peace/deployment-config/release';
import { releaseName } from '@peace/deployment-config/release-name';
import { resolveSettings } from '@peace/deployment-config/settings';
import { describeFiles, manifestName, writeManifest } from '@peace/vite-config/manifest';
import { compressedCopies } from '@peace/vite-config/precompress';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type AppName, configName, defaultsName } from '../sites.ts';
import { storePages } from './stored-pages.ts';
import { isOlderRelease, keepRelease, storedReleases } from './stored-releases.ts';
import { checkedManifest, copies, isHashed, readManifest, type ReleaseManifest, withCopies } from './release-files.ts';

export interface Installation {
  /** Folder of a release: a build, or an archive that was unpacked. It is only read. */
  readonly release: string;
  /** Folder that is served; it may hold earlier releases. */
  readonly into: string;
  /** `config.json` of this deployment, as parsed. */
  readonly file?: object;
  /** `PEACE_…` variables win over the file. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** How many releases keep their hashed files, this one included; at least 1. */
  readonly keep?: number;
  /** Whether the release may be older than the one that is installed. */
  readonly rollback?: boolean;
}

/**
 * Installs a release, or an older one again: hashed files first, pages last, so that no page names a file that is not there.
 * Pages get the deployment's settings inline; `config.json` and the manifest say what was installed. nginx serves the pages that its
 * configuration names, until it is written again and reloaded.
 *
 * @throws before anything is written, when the release is damaged, is another app's, is older than the installed one, or its
 *   settings are not fit for one
 */
export function installRelease({
  release,
  into,
  file = {},
  env = {},
  keep = 3,
  rollback = false,
}: Installation): Deployment {
  const manifest = checkedManifest(release);
  const name = releaseName(manifest);
  if (manifest.app !== basename(into)) {
    throw new Error(`This is a release of ${manifest.app}, and ${into} is not a folder of that name.`);
  }
  const installed = storedReleases(into)[0]?.release;
  if (!rollback && installed !== undefined && isOlderRelease(name, installed)) {
    throw new Error(`${name} is older than ${installed}, which is installed: --rollback installs it all the same.`);
  }
  const { settings, pages: configured } = configureRelease({ release, file, env });
  const paths = Object.keys(manifest.files);
  const hashed = paths.filter(isHashed);
  const unhashed = paths.filter((each) => !isHashed(each));
  const isThere = (path: string) => isHashed(path) && existsSync(join(into, path));
  for (const path of [...hashed, ...unhashed].filter((each) => !each.endsWith('.html') && !isThere(each))) {
    putFile(join(into, path), readFileSync(join(release, path)));
  }
  for (const [path, html] of Object.entries(configured)) putFile(join(into, path), Buffer.from(html));
  writeFileSync(join(into, configName), `${JSON.stringify(settings, null, 2)}\n`);
  describeInstalled(into, manifest);
  const pages = storePages(into, name, [...withCopies(into, unhashed), configName, manifestName]);
  keepRelease(into, { release: name, files: withCopies(into, hashed), pages }, keep);
  return settings;
}

/**
 * A deployment's settings, and the pages of a release with them, by path.
 *
 * @throws when the settings are not fit for a release
 */
export function configureRelease({ release, file = {}, env = {} }: Pick<Installation, 'release' | 'file' | 'env'>): {
  settings: Deployment;
  pages: Readonly<Record<string, string>>;
} {
  const build = JSON.parse(readFileSync(join(release, defaultsName), 'utf8'));
  const settings = resolveSettings({ defaults: build.defaults, file, env });
  refuseSamples(build.release === true, settings, readManifest(release).app);
  const paths = readdirSync(release, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  const pages = paths.map((path) => {
    const html = readFileSync(join(release, pageFor(path, paths, settings)), 'utf8');
    const isConfigured = html.includes('id="deployment"');
    return [path, isConfigured ? withSettings(html, settings, build.defaults) : html];
  });
  return { settings, pages: Object.fromEntries(pages) };
}

function refuseSamples(isRelease: boolean, settings: Deployment, app: AppName): void {
  const problems = isRelease ? deploymentProblems(settings, app) : [];
  if (problems.length > 0) throw new Error(`A release is not installed with:\n  ${problems.join('\n  ')}`);
}

/** An app that has a page for each language answers at its own path in the deployment's. */
function pageFor(path: string, paths: readonly string[], { defaultLocale }: Deployment): string {
  const own = `index.${defaultLocale}.html`;
  return path === 'index.html' && paths.includes(own) ? own : path;
}

/** Only what is not as it was built: the page is paid for by the byte. */
function withSettings(html: string, settings: Deployment, defaults: object): string {
  const decided = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Object(defaults)[name]),
  );
  return configuredPage(html, { ...deploymentOf(html), ...Object.fromEntries(decided) });
}

/**
 * Writes a file and its compressed copies, each at once, for whoever asks meanwhile. The copies are made here: what browsers receive
 * is what the release's manifest describes.
 */
function putFile(target: string, content: Buffer): void {
  mkdirSync(dirname(target), { recursive: true });
  const copied = compressedCopies(target, content);
  const all = Object.entries({ '': content, ...copied });
  for (const [ending, bytes] of all) writeFileSync(`${target}${ending}.new`, bytes);
  for (const [ending] of all) renameSync(`${target}${ending}.new`, target + ending);
  for (const ending of copies) if (!(ending in copied)) rmSync(target + ending, { force: true });
}

function describeInstalled(into: string, { app, base, files }: ReleaseManifest): void {
  const found = describeFiles(into);
  const own = [...Object.keys(files), configName].sort();
  writeManifest(into, {
    app,
    base,
    files: Object.fromEntries(own.flatMap((path) => (found[path] ? [[path, found[path]]] : []))),
  });
}
