import type { Campaign } from './campaign.ts';

/** App Store Connect takes no longer one. */
const LONGEST_TOKEN = 40;

/**
 * The app in the App Store with the campaign in `ct`, its campaign token, and `mt=8` (an app). Apple counts it only beside the
 * provider token `pt`, which App Store Connect puts into the links that it makes: `storeUrl` is such a link.
 * Without a campaign the link is as it was.
 */
export function appStoreLink(storeUrl: string, campaign: Campaign): string {
  const url = new URL(storeUrl);
  const token = appStoreToken(campaign);
  if (token === '') return url.href;
  url.searchParams.set('ct', token);
  if (!url.searchParams.has('mt')) url.searchParams.set('mt', '8');
  return url.href;
}

/** The parameters of the campaign token, in their order, each with a mark where its number alone would not say what it numbers. */
const tokenParts = [
  ['id', ''],
  ['user_from', ''],
  ['utm_tag', ''],
  ['links_id', 'l-'],
  ['down_id', 'd-'],
] as const;

export type TokenParameter = (typeof tokenParts)[number][0];

/**
 * The campaign token: `id`, `user_from`, `utm_tag`, `links_id` and `down_id` joined by dots, such as `2.fb.nov.l-118.d-9`. A
 * character other than a letter, a digit, `-` or `_` becomes `_`. Of a token that would be too long the last parts are dropped
 * whole: a part that is cut could be another's.
 */
export function appStoreToken(campaign: Campaign): string {
  return partsOf(campaign)
    .filter(({ end }) => end <= LONGEST_TOKEN)
    .map(({ part }) => part)
    .join('.');
}

/** The parameters for which the campaign token has no room. */
export function leftOutOfToken(campaign: Campaign): TokenParameter[] {
  return partsOf(campaign)
    .filter(({ end }) => end > LONGEST_TOKEN)
    .map(({ parameter }) => parameter);
}

/** The parts that there are. `end`: how long the token is with this part and those before it. */
function partsOf(campaign: Campaign) {
  let end = -1;
  return tokenParts
    .filter(([parameter]) => campaign[parameter] !== '')
    .map(([parameter, mark]) => {
      const part = mark + campaign[parameter].replace(/[^\w-]/g, '_');
      end += part.length + 1;
      return { parameter, part, end };
    });
}
