import type { OwnScreen } from '#features/legal/own-screen.ts';
import type { SitePage } from '#shared/site-pages.ts';

/** The screen that only its own page shows: most visits, which are of the page at `/`, load none. */
export async function loadOwnScreen(page: SitePage): Promise<OwnScreen | undefined> {
  if (page !== 'complaints' && page !== 'privacy-policy') return undefined;
  const { ownScreens } = await import('./own-screens.ts');
  return ownScreens[page];
}
