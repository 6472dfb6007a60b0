import { campaignQuery, type Campaign } from '@peace/screens/campaign';

/** The page's views. Any hash except the other two shows the form. */
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
