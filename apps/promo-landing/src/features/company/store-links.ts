import { appStoreLink, playStoreLink, type Campaign } from '@peace/screens/campaign';
import type { Company } from '@peace/company';
import type { Platform } from '@peace/web-platform/platform';

export type Store = 'appStore' | 'playStore';

/** A store and the app's place in it. */
export interface StoreLink {
  readonly store: Store;
  readonly href: string;
}

/** The app in both stores, the visitor's own first, each with the campaign as that store keeps it. */
export function storeLinks(
  { appStoreUrl, playStoreUrl }: Pick<Company, 'appStoreUrl' | 'playStoreUrl'>,
  platform: Platform,
  campaign: Campaign,
): readonly [StoreLink, StoreLink] {
  const apple: StoreLink = { store: 'appStore', href: appStoreLink(appStoreUrl, campaign) };
  const google: StoreLink = { store: 'playStore', href: playStoreLink(playStoreUrl, campaign) };
  return platform === 'ios' ? [apple, google] : [google, apple];
}

/**
 * The link that opens the installed app. Android's browsers take the store as the fallback in the link itself; on iOS
 * the page offers the store beside it. None on a computer.
 *
 * @param scheme the shell's own, `VITE_NATIVE_SCHEME`
 * @param storeHref the app in the visitor's store
 */
export function appLink(platform: Platform, scheme: string, storeHref: string): string | null {
  if (platform === 'other') return null;
  if (platform === 'ios') return `${scheme}://`;
  const fallback = `S.browser_fallback_url=${encodeURIComponent(storeHref)}`;
  return `intent://#Intent;scheme=${scheme};${fallback};end`;
}
