import { type Campaign, campaignQuery } from './campaign.ts';

/** Google Analytics' names, which the Play Console reports on by itself, and the parameters that they stand for. */
const analyticsNames = { utm_source: 'user_from', utm_medium: 'app_from', utm_campaign: 'utm_tag' } as const;

/**
 * The app in Google Play with the campaign in `referrer`: one encoded value, which the store keeps through the installation and
 * the app reads as a query (Play Install Referrer). It has all eight parameters under their own names, and `utm_source`,
 * `utm_medium` and `utm_campaign` for the store's own reports. Without a campaign the link is as it was.
 */
export function playStoreLink(storeUrl: string, campaign: Campaign): string {
  const url = new URL(storeUrl);
  const referrer = playReferrer(campaign);
  if (referrer !== '') url.searchParams.set('referrer', referrer);
  return url.href;
}

/** Returns the query that the installed app receives, not encoded once more. */
function playReferrer(campaign: Campaign): string {
  const params = new URLSearchParams();
  for (const [name, parameter] of Object.entries(analyticsNames)) {
    if (campaign[parameter] !== '') params.set(name, campaign[parameter]);
  }
  for (const [name, value] of campaignQuery(campaign)) params.set(name, value);
  return params.toString();
}
