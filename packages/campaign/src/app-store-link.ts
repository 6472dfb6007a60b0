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

/**
 * The campaign token: `id`, `user_from` and `utm_tag` joined by dots, such as `2.fb.nov`. A character other than a letter, a digit, `-` or
 * `_` becomes `_`. Of a token that would be too long the last parts are left out whole: a part that is cut could be another's.
 */
export function appStoreToken({ id, user_from, utm_tag }: Campaign): string {
  const parts = [id, user_from, utm_tag].filter((part) => part !== '').map((part) => part.replace(/[^\w-]/g, '_'));
  while (parts.join('.').length > LONGEST_TOKEN) parts.pop();
  return parts.join('.');
}
