import { useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import type { DownloadRoute } from '#screens/download/download.route.tsx';

const load = () => import('#screens/download/download.route.tsx');

/**
 * Returns the download page once it is wanted and has loaded; null before. It is prefetched after the first view. If it cannot be
 * loaded, the page is reloaded if it may be; else rendering fails, and the error boundary offers to try again.
 */
export function useDownloadRoute(isWanted: boolean): typeof DownloadRoute | null {
  const { loadWanted } = useServices();
  const [route, setRoute] = useState<typeof DownloadRoute | null>(null);
  useEffect(() => {
    // A prefetch that fails is left to the moment when the page is wanted.
    if (!isWanted) return void load().catch(() => {});
    let isCurrent = true;
    loadWanted(load()).then(
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
  }, [isWanted, loadWanted]);
  return route;
}
