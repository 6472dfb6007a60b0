import { allWords } from '@peace/i18n/visit-messages';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchAhead } from '#app/fetch-ahead.ts';
import { prefetchNext } from '#app/router.tsx';
import { useServices } from '#shared/services.tsx';

/** Fetches the code of the next screens, and the words that the page did not bring along, when the browser is idle. */
export function Prefetch(): null {
  const { window } = useServices();
  const { pathname } = useLocation();
  useEffect(
    () =>
      fetchAhead(window, () => {
        allWords().catch(() => undefined);
        void prefetchNext(pathname);
      }),
    [pathname, window],
  );
  return null;
}
