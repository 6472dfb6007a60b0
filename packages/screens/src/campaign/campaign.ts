/** The query parameters of a campaign link (spec §2), as they are spelled there. */
export const campaignParams = [
  'id',
  'user_from',
  'app_from',
  'utm_tag',
  'invite_code',
  'links_id',
  'down_id',
  'UC',
] as const;

/** The visitor's origin: each parameter of the link, empty if it has none. */
export type Campaign = Readonly<Record<(typeof campaignParams)[number], string>>;

/** A visit without a campaign; also what is known before the page has its address. */
export const noCampaign: Campaign = {
  id: '',
  user_from: '',
  app_from: '',
  utm_tag: '',
  invite_code: '',
  links_id: '',
  down_id: '',
  UC: '',
};

/**
 * Reads the campaign of an address. The download page's own link carries the parameters behind its `#`: what the query
 * lacks is taken from there.
 */
export function readCampaign(query: URLSearchParams, hash: string): Campaign {
  const behindHash = new URLSearchParams(hash.split('?')[1] ?? '');
  const entries = campaignParams.map((name) => [name, query.get(name) || behindHash.get(name) || '']);
  return { ...noCampaign, ...Object.fromEntries(entries) };
}

/** The parameters that are there, for a link that carries them on. */
export function campaignQuery(campaign: Campaign): URLSearchParams {
  return new URLSearchParams(campaignParams.flatMap((name) => (campaign[name] ? [[name, campaign[name]]] : [])));
}
