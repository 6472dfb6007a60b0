import { withMissing, withoutNames, type QueryParams } from './query.ts';
import { sessionParamNames } from './session-param.ts';

/** A place in an app: a path, or a hash route such as `#/downloadTemplate`. */
export type InAppPath = `/${string}` | `#${string}`;

/** A link within an app. The session never travels in it: it is in this tab's storage. */
export function linkTo(path: InAppPath): string {
  const [place, query, hash] = split(path);
  return join(place, withoutNames(query, sessionParamNames), hash);
}

/**
 * A link as the shell opens a page, session parameters included. For the developers' page only. Values are encoded, undefined ones
 * dropped; a parameter that is in the path already wins.
 */
export function entryLinkTo(path: InAppPath, params: QueryParams = {}): string {
  const [place, query, hash] = split(path);
  return join(place, withMissing(query, params), hash);
}

/** Place, query and hash of a path. A hash route's parameters are behind its `#`. */
function split(path: InAppPath): [place: string, query: string, hash: string] {
  const hashAt = path.startsWith('#') ? -1 : path.indexOf('#');
  const beforeHash = hashAt === -1 ? path : path.slice(0, hashAt);
  const [place = '', ...query] = beforeHash.split('?');
  return [place, query.join('?'), hashAt === -1 ? '' : path.slice(hashAt)];
}

const join = (place: string, query: string, hash: string) => `${place}${query === '' ? '' : `?${query}`}${hash}`;
