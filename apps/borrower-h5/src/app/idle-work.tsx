import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetchNext } from '#app/router.tsx';
import { useServices } from '#shared/services.tsx';
import type { LoadedStatistics } from '#shared/statistics/load-statistics.ts';
import { whenIdle } from '#shared/when-idle.ts';
import { removeExpired } from '#shared/storage/remove-expired.ts';

/** Fetches the code of the next screens when the browser is idle. */
export function Prefetch(): null {
  const { window } = useServices();
  const { pathname } = useLocation();
  useEffect(() => fetchAhead(window, () => void prefetchNext(pathname)), [pathname, window]);
  return null;
}

export function ExpiredItems(): null {
  const { clock, window } = useServices();
  useEffect(() => whenIdle(window, () => removeExpired(window, clock.now())), [clock, window]);
  return null;
}

/** Loads the statistics once the first screen is there, where a service is configured. */
export function StatisticsEffect(): ReactElement | null {
  const { bridge, statistics } = useServices();
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<LoadedStatistics | null>(null);
  useEffect(() => {
    void statistics.load().then(setLoaded);
  }, [statistics]);
  return loaded && <loaded.PageViewTracker statistics={loaded.statistics} path={pathname} host={bridge.host} />;
}

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slow: readonly (string | undefined)[] = ['slow-2g', '2g'];

/** Fetches what may be wanted next when the page is idle; not where the borrower asks for less data, or on a very slow line. Returns the calling off. */
export function fetchAhead(window: Window, fetchNext: () => void): () => void {
  const { saveData, effectiveType } = lineOf(window.navigator);
  return saveData || slow.includes(effectiveType) ? () => undefined : whenIdle(window, fetchNext);
}

function lineOf(navigator: Navigator & { readonly connection?: Line }): Line {
  return navigator.connection ?? {};
}
