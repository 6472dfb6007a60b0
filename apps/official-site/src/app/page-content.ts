import type { SitePage } from '#shared/site-pages.ts';
import type { OwnScreen } from '#features/legal/own-screen.ts';

/** The build writes the pictures of a page to these addresses. */
export const pictures = {
  /** The QR code that opens this site on a phone. */
  qrCode: '/brand/app-code.svg',
  scenes: {
    fare: '/brand/scene-fare.svg',
    stock: '/brand/scene-stock.svg',
    school: '/brand/scene-school.svg',
    team: '/brand/scene-team.svg',
    steps: '/brand/scene-steps.svg',
    street: '/brand/scene-street.svg',
  },
} as const;

/** The screen that only its own page shows: most visits, which are of the page at `/`, load none. */
export async function loadOwnScreen(page: SitePage): Promise<OwnScreen | undefined> {
  if (page !== 'complaints' && page !== 'privacy-policy') return undefined;
  const { ownScreens } = await import('./own-screens.ts');
  return ownScreens[page];
}
