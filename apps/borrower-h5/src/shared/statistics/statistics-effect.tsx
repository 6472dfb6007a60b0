import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import type { LoadedStatistics } from './load-statistics.ts';

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
