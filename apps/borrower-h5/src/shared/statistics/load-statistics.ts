import type * as AppStatistics from './app-statistics.tsx';

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
