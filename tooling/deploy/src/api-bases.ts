import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Site } from './sites.ts';

/** Under which the committed configuration passes the backend's calls on. */
const COMMITTED = '/peace';
const committed = fileURLToPath(new URL('../nginx/peace/locations/backend-api.conf', import.meta.url));

/** The paths below which calls are passed on to the backend: `/peace`, and what deployments chose in its place. */
export function apiPaths(sites: readonly Site[]): readonly string[] {
  const chosen = sites.map(({ apiBase }) => apiBase).filter((base) => base.startsWith('/'));
  return [...new Set([COMMITTED, ...chosen])];
}

/**
 * The backend's locations once more for each path that a deployment chose in place of `/peace` (`PEACE_API_BASE=/v2`), with the same
 * limits. `/peace` stays, for the pages that are open.
 *
 * @param named gives the text the deployment's own names
 * @throws when a path cannot be written into the nginx configuration
 */
export function otherApiBases(
  sites: readonly Site[],
  named: (text: string) => string,
): Readonly<Record<string, string>> {
  const text = readFileSync(committed, 'utf8').replaceAll(
    /^(?:#.*|include peace\/(?:locations|generated)\/.*)\n/gm,
    '',
  );
  return Object.fromEntries(
    apiPaths(sites)
      .filter((base) => base !== COMMITTED)
      .map((base, index) => [`api-base-${index + 1}.conf`, under(base, named(text))]),
  );
}

function under(base: string, text: string): string {
  if (!/^(?:\/[\w.-]+)+$/.test(base))
    throw new Error(`apiBase is ${JSON.stringify(base)}: nginx takes a path such as /v2.`);
  return text.replaceAll(/^(location (?:\^~|=) )\/peace\//gm, `$1${base}/`);
}
