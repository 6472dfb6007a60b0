import { useEffect, useState } from 'react';
import type { DownloadRoute } from '#screens/download/download.route.tsx';

let loaded: typeof DownloadRoute | null = null;

/** Loads the download page, which the first view does not need. Asked for ahead, it is there when a registration ends. */
export async function loadDownloadRoute(): Promise<typeof DownloadRoute> {
  loaded ??= (await import('#screens/download/download.route.tsx')).DownloadRoute;
  return loaded;
}

/** The download page once it is loaded; null before. Where it cannot be loaded, rendering fails, and the error boundary offers to try again. */
export function useDownloadRoute(isWanted: boolean): typeof DownloadRoute | null {
  const [route, setRoute] = useState(() => loaded);
  useEffect(() => {
    if (!isWanted || route !== null) return;
    let isShown = true;
    loadDownloadRoute().then(
      (component) => isShown && setRoute(() => component),
      (error: unknown) =>
        isShown &&
        setRoute(() => {
          throw error;
        }),
    );
    return () => {
      isShown = false;
    };
  }, [isWanted, route]);
  return route ?? loaded;
}
