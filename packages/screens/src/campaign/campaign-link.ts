import { leftOutOfToken, type TokenParameter } from './app-store-link.ts';
import { type Campaign, campaignParams, campaignQuery } from './campaign.ts';

const promotionPath = '/promotion';

/** These problems prevent a campaign from being followed into the installed app. */
export type CampaignProblem =
  /** Apple's token has no room for this parameter: the App Store will not report it. */
  | { readonly kind: 'appStoreTokenTooLong'; readonly parameter: TokenParameter }
  /** The value looks like a person's number or address, which must not travel in links. */
  | { readonly kind: 'personal'; readonly parameter: keyof Campaign };

/**
 * The link of a campaign, for an advertisement.
 *
 * @param origin where promo-landing is served, such as `https://www.lender.ph`
 */
export function campaignLink(origin: string, campaign: Campaign): string {
  const url = new URL(promotionPath, origin);
  url.search = campaignQuery(campaign).toString();
  return url.href;
}

/** Returns the problems of a link, for its author. */
export function campaignProblems(campaign: Campaign): CampaignProblem[] {
  return [
    ...leftOutOfToken(campaign).map((parameter) => ({ kind: 'appStoreTokenTooLong', parameter }) as const),
    ...campaignParams
      .filter((parameter) => looksPersonal(campaign[parameter]))
      .map((parameter) => ({ kind: 'personal', parameter }) as const),
  ];
}

/** A telephone number, or an e-mail address. */
function looksPersonal(value: string): boolean {
  return /\S@\S/.test(value) || /^\+?(?:63|0)9\d{9}$/.test(value.replace(/[\s().-]/g, ''));
}
