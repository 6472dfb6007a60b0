import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contentSecurityPolicies } from './policy.js';

const withoutDevices = ['camera=()', 'microphone=()', 'payment=()', 'usb=()'];
const nowhere = [...withoutDevices, 'geolocation=()'];

/**
 * What differs from app to app. Lenders' logos and a campaign's picture come from addresses that only the backend knows,
 * and so does the agreement of a loan, which stands in a frame.
 */
const apps = {
  'borrower-h5': {
    base: '/',
    unknown: 'page',
    backend: ['^~ /peace/'],
    permissions: nowhere,
    policy: { images: ['https:', 'data:', 'blob:'], frames: ["'self'", 'https:'], framedBySimulator: true },
  },
  'official-site': {
    base: '/',
    unknown: 'not-found',
    backend: ['= /feedback'],
    permissions: nowhere,
    policy: { images: [], frames: [] },
  },
  'promo-landing': {
    base: '/promotion/',
    unknown: 'page',
    backend: ['^~ /peace/'],
    permissions: nowhere,
    policy: { images: ['https:', 'blob:'], frames: [], framedBySimulator: true },
  },
  'dev-preview': {
    base: '/testPreview/',
    unknown: 'page',
    backend: [],
    permissions: [...withoutDevices, 'geolocation=(self)'],
    policy: { images: ['data:', 'blob:'], frames: ["'self'"] },
  },
};

/** The apps that can be deployed. */
export const appNames = Object.keys(apps);

const require = createRequire(import.meta.url);

/** Where an app's sources and its `dist` are. */
export const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

/**
 * A built app as an nginx site.
 *
 * @param {string} name one of `appNames`
 * @param {object} [options]
 * @param {boolean} [options.besideSimulator] whether dev-preview, which frames other apps, is on the same host
 * @param {string} [options.files] the folder that has the builds on the machine that serves them, each as `<name>/`
 * @param {readonly string[]} [options.connect] further origins that pages may call
 * @param {string} [options.build] the folder of the build, where it is not the app's `dist`
 * @returns {import('./nginx-config.js').Site}
 * @throws when the app is not built
 */
export function builtSite(
  name,
  { besideSimulator = false, files, connect, build = join(folderOf(name), 'dist') } = {},
) {
  const { policy, ...app } = apps[name];
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${name} is not built: run \`pnpm build\` first.`);
  const pages = Object.fromEntries(
    readdirSync(build)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`/${file}`, readFileSync(join(build, file), 'utf8')]),
  );
  const ancestors = besideSimulator && policy.framedBySimulator ? "'self'" : "'none'";
  return {
    ...app,
    name,
    root: files ? `${files}/${name}` : build,
    policies: contentSecurityPolicies({ pages, connect, ancestors, images: policy.images, frames: policy.frames }),
  };
}

/** All of them on one host. */
export const builtSites = (options) =>
  Object.fromEntries(appNames.map((name) => [name, builtSite(name, { ...options, besideSimulator: true })]));
