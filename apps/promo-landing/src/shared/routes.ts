import { campaignQuery, type Campaign } from '@peace/screens/campaign';

/** What the page shows. The form is at any hash that is none of the other two. */
export type Route = 'registration' | 'agreement' | 'download';

/** The hash routes of spec §2. */
export const hashes = {
  registration: '#/',
  agreement: '#/agreementTemplate',
  download: '#/downloadTemplate',
} as const;

/** The route of a hash, whatever parameters are behind it. */
export function routeOf(hash: string): Route {
  const [place] = hash.split('?');
  if (place === hashes.agreement) return 'agreement';
  return place === hashes.download ? 'download' : 'registration';
}

/** The hash of a route with the campaign's parameters, so that the link says where a visitor came from. */
export function hashLink(route: Route, campaign: Campaign): `#${string}` {
  const query = campaignQuery(campaign).toString();
  return query === '' ? hashes[route] : `${hashes[route]}?${query}`;
}
