import { ownPath, parseUrl } from '@peace/validators/safe-url';
import { entryLinkTo, linkTo, type InAppPath } from '@peace/session';
import { fieldNames, type FieldName, type Fields } from './fields.ts';
import type { ScreenLink } from './screen-links.ts';

const screenFields: readonly FieldName[] = ['productId', 'orderId'];

const filled = (fields: Fields, names: readonly FieldName[]) =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === '' ? [] : [[name, fields[name]]])));

/** A screen with its parameters and all the fields as query parameters, as the shell would open it. */
export const launchLink = ({ path, params }: Pick<ScreenLink, 'path' | 'params'>, fields: Fields) =>
  entryLinkTo(path, { ...filled(fields, fieldNames), ...params });

/** The place that a link leads to: its path with product, order and the screen's parameters, without the session. */
export function launchPlace({ path, params }: Pick<ScreenLink, 'path' | 'params'>, fields: Fields): InAppPath {
  return asPlace(entryLinkTo(path, { ...filled(fields, screenFields), ...params })) ?? path;
}

/** Parameters of a page besides the session. */
export interface PageSwitches {
  /** Undefined: as the app decides. */
  readonly lang: string | undefined;
  /** Whether it opens its console; a tab remembers that, so the address always states it. */
  readonly console: '0' | '1';
}

/** A place (path, query, hash) opened by the session in the fields; product and order are the place's own affair. */
export function entryAddress(place: InAppPath, fields: Fields, switches: PageSwitches): string {
  const callers = fieldNames.filter((name) => !screenFields.includes(name));
  return entryLinkTo(place, { ...filled(fields, callers), ...switches });
}

/** The place of a page's URL, without the session; `undefined` outside the apps' origin. */
export function placeOf(address: string, origin: string): InAppPath | undefined {
  const url = parseUrl(address);
  if (url?.origin !== origin) return undefined;
  for (const name of ['lang', 'console', 'deviceName', 'osVersion', 'advertisingId']) url.searchParams.delete(name);
  const query = String(url.searchParams);
  const place = linkTo(`/${url.pathname.slice(1)}${query && `?${query}`}${url.hash}`);
  return asPlace(place);
}

/**
 * A path of the apps' origin, out of what was typed or shared, as the URL parser writes it; `undefined` where it would lead
 * elsewhere, or to this page in its own phone.
 */
export function asPlace(text: string): InAppPath | undefined {
  const path = ownPath(text.trim());
  return path === null || path.startsWith('/testPreview') ? undefined : path;
}
