import { allWords } from '@peace/i18n/visit-words';
import { useEffect } from 'react';
import { appScreens } from '#app/app-screens.ts';
import { fetchAhead } from '#app/fetch-ahead.ts';
import { useLocation } from '#shared/router.tsx';
import { noop } from '#shared/noop.ts';
import { useServices } from '#shared/services.tsx';

/** Fetches the code of the next screens, and the words that the page did not bring along, when the browser is idle. */
export function Prefetch(): null {
  const { window } = useServices();
  const { pathname } = useLocation();
  useEffect(() => fetchAhead(window, () => fetchNextOf(pathname)), [pathname, window]);
  return null;
}

function fetchNextOf(from: string): void {
  const next: readonly string[] = appScreens.find(({ path }) => path === from)?.next ?? [];
  // What cannot be fetched now is asked for again by the tap that needs it.
  allWords().catch(noop);
  for (const { name, load } of appScreens) {
    if (next.includes(name)) load().catch(noop);
  }
}
