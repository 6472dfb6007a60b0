import { manifestName, sha256Of } from '@peace/vite-config/manifest';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { readSettings } from '@peace/deployment-config/settings';
import { contentSecurityPolicies, type Policies } from './policy.ts';
import { newestPages } from './release/stored-pages.ts';

/** The settings of an installed release; and those that a build comes with. */
export const configName = 'config.json';
export const defaultsName = 'config.defaults.json';

export const appNames = ['borrower-h5', 'official-site', 'promo-landing', 'dev-preview'] as const;

export type AppName = (typeof appNames)[number];

/**
 * Sources that are allowed beside an app's own files. Lenders' logos and a campaign's picture come from addresses that only the
 * backend knows, and so does the agreement of a loan, which stands in a frame.
 */
const apps: Readonly<Record<AppName, { images: string[]; frames: string[]; framedBySimulator: boolean }>> = {
  'borrower-h5': { images: ['https:', 'data:', 'blob:'], frames: ["'self'", 'https:'], framedBySimulator: true },
  'official-site': { images: [], frames: [], framedBySimulator: false },
  'promo-landing': { images: ['https:', 'blob:'], frames: [], framedBySimulator: true },
  'dev-preview': { images: ['data:', 'blob:'], frames: ["'self'"], framedBySimulator: false },
};

/** A built app that nginx serves. */
export interface Site {
  readonly name: AppName;
  readonly build: string;
  /** The folder of the pages that the policies are of, below the one that `build` is in. */
  readonly pages: string;
  /** Whether it was built for the public (`VITE_RELEASE=1`). */
  readonly isRelease: boolean;
  /** Further origins that its pages may call. */
  readonly connect: readonly string[];
  /** Path or URL below which its pages look for the backend. */
  readonly apiBase: string;
  readonly policies: Policies;
}

const require = createRequire(import.meta.url);

/** The folder with an app's sources and its `dist`. */
export const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

interface SiteOptions {
  /** Whether dev-preview, which frames other apps, is on the same host. */
  readonly besideSimulator?: boolean;
  /** Further origins that pages may call. */
  readonly connect?: readonly string[];
  /** The folder of the build, where it is not the app's `dist`. */
  readonly build?: string;
}

/** @throws when the app is not built */
export function builtSite(
  name: AppName,
  { besideSimulator = false, connect = [], build = join(folderOf(name), 'dist') }: SiteOptions = {},
): Site {
  const { images, frames, framedBySimulator } = apps[name];
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${name} is not in ${build}: build or install it first.`);
  const folder = newestPages(build);
  const pages = Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`/${file.replaceAll('\\', '/')}`, readFileSync(join(folder, file), 'utf8')]),
  );
  const ancestors = besideSimulator && framedBySimulator ? "'self'" : "'none'";
  const { settings, isRelease } = settingsIn(build);
  return {
    name,
    build,
    pages: folder === build ? name : join(`${name}.pages`, basename(folder)),
    isRelease,
    connect,
    apiBase: settings.apiBase,
    policies: contentSecurityPolicies({ pages, settings, connect, ancestors, images, frames }),
  };
}

/**
 * The settings that the pages of a folder were given: those of an installed release, or the defaults of a build.
 *
 * @throws when the settings were changed after the pages were given them
 */
function settingsIn(folder: string) {
  const { release, defaults } = JSON.parse(readFileSync(join(folder, defaultsName), 'utf8'));
  const installed = join(folder, configName);
  if (isEdited(folder)) {
    throw new Error(`${installed} was edited, and the pages beside it do not know: install the release there again.`);
  }
  const settings = existsSync(installed) ? JSON.parse(readFileSync(installed, 'utf8')) : defaults;
  return { settings: readSettings(settings), isRelease: release === true };
}

/** Whether an installed release's settings are others than those that its manifest was written with. */
function isEdited(folder: string): boolean {
  const config = join(folder, configName);
  const manifest = join(folder, manifestName);
  if (!existsSync(config) || !existsSync(manifest)) return false;
  const recorded = JSON.parse(readFileSync(manifest, 'utf8')).files[configName]?.sha256;
  return recorded !== undefined && recorded !== sha256Of(readFileSync(config));
}

/** The apps of one host: all but the developers' page, which is there where it is asked for. */
export const hostedApps = ({ withPreview = false } = {}): AppName[] =>
  appNames.filter((name) => withPreview || name !== 'dev-preview');

export const builtSites = ({
  withPreview = false,
  connect = [],
}: {
  withPreview?: boolean;
  connect?: readonly string[];
} = {}): Site[] =>
  hostedApps({ withPreview }).map((name) => builtSite(name, { connect, besideSimulator: withPreview }));
