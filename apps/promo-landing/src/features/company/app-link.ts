import type { Platform } from '#shared/platform.ts';

/**
 * The link that opens the installed app. Android's browsers take the store as the fallback in the link itself; on iOS
 * the page has to lead there when nothing opened. None on a computer.
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
