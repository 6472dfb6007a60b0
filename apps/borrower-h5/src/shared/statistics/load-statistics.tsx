import type * as AppStatistics from './app-statistics.tsx';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';

export type LoadedStatistics = Pick<typeof AppStatistics, 'PageViewTracker'> &
  ReturnType<typeof AppStatistics.appStatistics>;

/** Statistics that are loaded after the first screen, and only where a service is configured. */
export interface StatisticsLoader {
  /** Loads them once; null where no service is configured, or where they cannot be loaded. */
  readonly load: () => Promise<LoadedStatistics | null>;
  readonly countCall: (endpoint: string) => void;
}

/** @param url `statsUrl`; empty: not a byte is loaded, and nothing is ever counted */
export function createStatisticsLoader(window: Window, url: string): StatisticsLoader {
  let loading: Promise<LoadedStatistics | null> | undefined;
  let loaded: LoadedStatistics | undefined;
  const begin = async () => {
    const { PageViewTracker, appStatistics } = await import('./app-statistics.tsx');
    loaded = { PageViewTracker, ...appStatistics(window, url) };
    return loaded;
  };
  return {
    load: () => (loading ??= url === '' ? Promise.resolve(null) : begin().catch(() => null)),
    countCall: (endpoint) => loaded?.countCall(endpoint),
  };
}

/** Stands behind the screens: statistics are loaded, where a service is configured, once the first screen is there. */
export function StatisticsEffect(): ReactElement | null {
  const { bridge, statistics } = useServices();
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<LoadedStatistics | null>(null);
  useEffect(() => {
    void statistics.load().then(setLoaded);
  }, [statistics]);
  return loaded && <loaded.PageViewTracker statistics={loaded.statistics} path={pathname} host={bridge.host} />;
}
