import { defaultsName } from '../sites.ts';
import type { Deployment } from '@peace/deployment-config';
import { describeFiles, writeManifest } from '@peace/vite-config/manifest';
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The defaults that a plain build comes with. */
export const defaults: Deployment = {
  apiBase: '/peace',
  trustedOrigins: [],
  pictureOrigins: [],
  walletSchemes: [],
  sessionEndedCodes: [],
  optionalBankField: '',
  paidProblemType: '',
  statsUrl: '',
  reportsUrl: '',
  feedbackUrl: '/feedback',
  servicePhone: '+63281234567',
  appStoreUrl: '',
  playStoreUrl: '',
  defaultLocale: 'original',
  off: [],
};

const page = (script: string, locale = 'original') =>
  `<!doctype html><html data-locale="${locale}"><script type="application/json" id="deployment">{"release":"${script}"}</script><script src="/assets/${script}.js"></script><p>${'x'.repeat(600)}</p>`;

/** A release of one script, named after it, in three languages. */
export function aRelease(
  folder: string,
  script: string,
  { release = false, app = 'borrower-h5', version = '1.0.0' } = {},
): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const files = {
    'index.html': page(script),
    'index.original.html': page(script),
    'index.fil.html': page(script, 'fil'),
    [`assets/${script}.js`]: `"${script}"`,
    'assets/shared.css': 'p{}',
    'version.json': JSON.stringify({ version, commit: script }),
    [defaultsName]: JSON.stringify({ release, defaults }),
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  writeManifest(folder, { app, base: '/', files: describeFiles(folder) });
  return folder;
}

/**
 * A later release of a built app: every hashed file has another name, and everything that names one another text. Made of the
 * first without a second build.
 */
export function laterRelease(build: string, folder: string): string {
  cpSync(build, folder, { recursive: true });
  for (const path of filesOf(folder).filter((each) => /\.(?:br|gz)$/.test(each))) rmSync(path);
  const hashes = filesOf(join(folder, 'assets')).flatMap((path) => /-([\w-]{8})\.\w+$/.exec(basename(path))?.[1] ?? []);
  const renamed = (text: string) => hashes.reduce((all, hash) => all.replaceAll(hash, later(hash)), text);
  for (const path of filesOf(folder)) {
    if (/\.(?:html|js|css)$/.test(path)) writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    if (path.startsWith(join(folder, 'assets'))) renameSync(path, join(dirname(path), renamed(basename(path))));
  }
  const version = join(folder, 'version.json');
  writeFileSync(version, JSON.stringify({ ...JSON.parse(readFileSync(version, 'utf8')), version: '99.0.0' }));
  for (const path of filesOf(folder).filter((each) => each.endsWith('.html'))) {
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"release":"[^"]*"/, '"release":"99.0.0"'));
  }
  const { app, base } = JSON.parse(readFileSync(join(folder, 'manifest.sha256.json'), 'utf8'));
  writeManifest(folder, { app, base, files: describeFiles(folder) });
  return folder;
}

/** As long as before, and of the letters that a hash has. */
const later = (hash: string) => `${hash.slice(0, 6)}zz`;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
