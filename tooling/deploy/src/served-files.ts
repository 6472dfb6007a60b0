import { manifestName, sha256Of } from '@peace/vite-config/manifest';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isHashed, readManifest } from './release/release-files.ts';
import type { Site } from './sites.ts';

/** A file of a release as it is served. */
interface ServedFile {
  readonly name: string;
  /** The path, and for a page the query, at which a visitor gets it. */
  readonly address: string;
  readonly status: number;
  readonly sha256: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The headers that a committed file of nginx adds, without those that the deployment decides. */
function addedHeaders(snippet: string): Record<string, string> {
  const text = readFileSync(new URL(`../nginx/peace/snippets/${snippet}.conf`, import.meta.url), 'utf8');
  const added = text.matchAll(/^add_header (\S+) "?([^"$\n]+?)"? always;$/gm);
  return Object.fromEntries(Array.from(added, ([, name = '', value = '']) => [name.toLowerCase(), value]));
}

/** Every file of an app's release that is served: the manifest's, and the manifest itself. */
function servedFiles({ name: app, build, policies }: Site): ServedFile[] {
  const { base, files } = readManifest(build);
  const own = sha256Of(readFileSync(join(build, manifestName)));
  return Object.entries({ ...files, [manifestName]: { sha256: own } }).map(([name, { sha256 }]) => ({
    name,
    address: base + addressOf(name),
    status: isNotFoundPage(name) ? 404 : 200,
    sha256,
    headers: {
      ...addedHeaders('security-headers'),
      ...addedHeaders(`${app}-headers`),
      ...addedHeaders(isHashed(name) ? 'immutable' : 'revalidated'),
      'content-security-policy': policies.page[`/${name}`] ?? policies.file,
      ...(name.endsWith('.html') && { 'content-type': 'text/html; charset=utf-8' }),
    },
  }));
}

const isNotFoundPage = (name: string) => /(?:^|\/)404\.html$/.test(name);

const addressOf = (name: string) =>
  isNotFoundPage(name)
    ? name
    : name
        .replace(/^index\.(\w+)\.html$/, '?lang=$1')
        .replace(/(^|\/)index\.html$/, '$1')
        .replace(/\.html$/, '');

/** The encodings that browsers request. A compressed copy is a file of its own on the server. */
const encodings = ['br', 'gzip', 'identity'];

/** At the same time. */
const requests = 8;

/**
 * Compares what an origin serves with installed releases: status, headers, policy and bytes of each file, in each encoding.
 *
 * @param sites one app, or the apps of one host
 * @returns a sentence for each difference
 */
export async function servedDifferences(origin: string, sites: readonly Site[]): Promise<string[]> {
  const expected = new Map<string, ServedFile[]>();
  for (const file of sites.flatMap((site) => ofOneHost(servedFiles(site), site, sites))) {
    expected.set(file.address, [...(expected.get(file.address) ?? []), file]);
  }
  const asked = encodings.flatMap((encoding) => Array.from(expected, ([, files]) => ({ encoding, files }))).values();
  const found = new Set<string>();
  const ask = async () => {
    for (const { encoding, files } of asked) {
      for (const difference of await differencesOf(origin, files, encoding)) found.add(difference);
    }
  };
  await Promise.all(Array.from({ length: requests }, ask));
  return [...found].sort();
}

/** On one host `/` is the public site's, whose 404 pages are not used, and borrower-h5's own page is every other address's. */
function ofOneHost(files: ServedFile[], { name }: Site, { length }: readonly Site[]): ServedFile[] {
  if (length === 1) return files;
  if (name === 'official-site') return files.filter(({ status }) => status === 200);
  return files.map((file) => (file.address === '/' ? { ...file, address: '/index.html' } : file));
}

/** @param files two where apps of one host have a file of the same name: either may be there */
async function differencesOf(origin: string, files: readonly ServedFile[], encoding: string): Promise<string[]> {
  const address = files[0]?.address ?? '';
  try {
    const headers = { 'accept-encoding': encoding };
    const answer = await fetch(origin + address, { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    const sha256 = sha256Of(Buffer.from(await answer.arrayBuffer()));
    const [fewest = []] = files
      .map((file) => [
        ...(answer.status === file.status ? [] : [`${address}: status ${answer.status}, not ${file.status}`]),
        ...(sha256 === file.sha256 ? [] : [`${address}: not the bytes of ${file.name} (${encoding})`]),
        // A page that leads elsewhere by its header would have all its bytes.
        ...Object.entries({ ...file.headers, refresh: null }).flatMap(([name, value]) => {
          const given = answer.headers.get(name);
          return given === value
            ? []
            : [`${address}: ${name} is ${JSON.stringify(given)}, not ${JSON.stringify(value)}`];
        }),
      ])
      .sort((one, other) => one.length - other.length);
    return fewest;
  } catch (error) {
    return [`${address}: no response (${String(Object(error).cause ?? error)})`];
  }
}

/**
 * Writes the package of pages that a native app ships: each page, the manifest, and the headers of each page by its name
 * (`docs/contracts/native-bridge.md`).
 */
export function packPages(site: Site, out: string): void {
  const pages = servedFiles(site).filter(({ name }) => name.endsWith('.html'));
  for (const name of [manifestName, ...pages.map((page) => page.name)]) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    copyFileSync(join(site.build, name), join(out, name));
  }
  const headers = Object.fromEntries(pages.map((page) => [page.name, page.headers]));
  writeFileSync(join(out, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
}
