import { useEffect, useState } from 'react';
import type { DownloadRoute } from '#screens/download/download.route.tsx';

const load = () => import('#screens/download/download.route.tsx');

/**
 * The download page once it is wanted and loaded; null before. The first view does not need it, so it is prefetched after that.
 * Where it cannot be loaded, rendering fails, and the error boundary offers to try again.
 */
export function useDownloadRoute(isWanted: boolean): typeof DownloadRoute | null {
  const [route, setRoute] = useState<typeof DownloadRoute | null>(null);
  useEffect(() => {
    // A prefetch that fails is repeated when the page is wanted.
    if (!isWanted) return void load().catch(() => {});
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setRoute(() => module.DownloadRoute),
      (error: unknown) =>
        isCurrent &&
        setRoute(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return route;
}
