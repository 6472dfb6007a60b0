import { allScreens } from '@peace/screens';
import type { InAppPath } from '@peace/session';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNextScreen } from '#shared/navigation/use-is-here.ts';

/** How the session's links to this app's own screens reach the router, which stands below the services. */
export interface InAppNavigation {
  /** Shows a screen of this app; false where the path is none, or no router is there to show it. */
  readonly show: (path: InAppPath, options: { readonly replace: boolean }) => boolean;
  readonly attach: (show: InAppNavigation['show']) => () => void;
}

export function createInAppNavigation(): InAppNavigation {
  let router: InAppNavigation['show'] | null = null;
  return {
    show: (path, options) => router?.(path, options) ?? false,
    attach(show) {
      router = show;
      return () => {
        if (router === show) router = null;
      };
    },
  };
}

const screenPaths: ReadonlySet<string> = new Set(allScreens.map(({ path }) => path));

/** Attaches the router. A link to the very screen that is open is loaded: its state belongs to what it shows. */
export function AttachRouter({ navigation }: { readonly navigation: InAppNavigation }): null {
  const navigate = useNavigate();
  const { isAwaitedAt } = useNextScreen();
  const { pathname: current } = useLocation();
  useEffect(
    () =>
      navigation.attach((path, options) => {
        const pathname = /^[^?#]*/.exec(path)?.[0] ?? '';
        if (!screenPaths.has(pathname) || pathname === current) return false;
        if (!isAwaitedAt(path)) void navigate(path, options);
        return true;
      }),
    [current, isAwaitedAt, navigate, navigation],
  );
  return null;
}
