import type { Company } from '@peace/company';
import { withCampaign, type Campaign } from '#shared/campaign.ts';
import type { Platform } from '#shared/platform.ts';

/** A shop for apps. */
export type Store = 'appStore' | 'playStore';

/** A store and the app's place in it. */
export interface StoreLink {
  readonly store: Store;
  readonly href: string;
}

/** The app in both stores, the visitor's own first, with the campaign's parameters. */
export function storeLinks(
  { appStoreUrl, playStoreUrl }: Pick<Company, 'appStoreUrl' | 'playStoreUrl'>,
  platform: Platform,
  campaign: Campaign,
): readonly [StoreLink, StoreLink] {
  const apple: StoreLink = { store: 'appStore', href: withCampaign(appStoreUrl, campaign) };
  const google: StoreLink = { store: 'playStore', href: withCampaign(playStoreUrl, campaign) };
  return platform === 'ios' ? [apple, google] : [google, apple];
}
