import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { allScreens, href, screens } from '@peace/screens';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { useToast } from '@peace/vant-react-compat/toast';
import { readPath } from '@peace/web-platform';
import { lazy, useCallback, useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { CrashScreen } from '#app/crash-screen.tsx';
import { routes, type AppRoute } from '#app/routes.ts';
import { Screen } from '#app/screen.tsx';
import { loadPart } from '#shared/reading/load-part.ts';
import { screenAt } from '#shared/navigation/screen-at.ts';
import type { ScreenRoute } from '#shared/navigation/screen-route.ts';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/navigation/use-go-back.ts';

const routeOf: Readonly<Record<string, AppRoute | undefined>> = routes;

/** Fetches a screen's code. */
async function loadScreen({ name }: (typeof allScreens)[number]): Promise<{ default: ComponentType }> {
  const route = routeOf[name];
  if (!route) throw new Error(`There is no route for ${name}.`);
  return shownAs(await route.load());
}

const shownAs = (route: ScreenRoute) => ({ default: () => <Screen route={route} /> });

/** Fetches the code of the screens that most borrowers open next. What fails is left to the tap that needs it. */
export async function prefetchNext(pathname: string): Promise<void> {
  const shown = screenAt(pathname);
  const next: readonly string[] = (shown && routeOf[shown.name]?.next) ?? [];
  await Promise.allSettled(allScreens.filter(({ name }) => next.includes(name)).map(loadScreen));
}

const loadNotFound = async () => shownAs((await import('#screens/error/use-error.ts')).NotFoundRoute);

interface LazyScreens {
  readonly screens: readonly { readonly path: string; readonly Lazy: ComponentType }[];
  readonly NotFound: ComponentType;
}

type LoadShown = (load: () => Promise<{ default: ComponentType }>) => Promise<{ default: ComponentType }>;

const makeScreens = (loadShown: LoadShown): LazyScreens => ({
  screens: allScreens.map((screen) => ({ path: screen.path, Lazy: lazy(() => loadShown(() => loadScreen(screen))) })),
  NotFound: lazy(() => loadShown(loadNotFound)),
});

/** After this long a tap must have shown something, in milliseconds. */
const SAYS_LOADING_AFTER_MS = 500;

/** Waits for the code of screens. Where the next one's loads slowly, a line over the screen that is still shown tells so. */
function useLoadShown(): LoadShown {
  const services = useServices();
  const { window } = services;
  const [slow, setSlow] = useState<string | null>(null);
  const { pathname } = useLocation();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (slow === null || slow === pathname || slow !== readPath(window)) return;
    const end = show({ kind: 'loading', message: t('loading'), delay: 0 });
    const leave = () => setSlow(null);
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      end();
    };
  }, [slow, pathname, window, show, t]);
  return useCallback(
    async (load) => {
      const path = readPath(services.window);
      const timer = setTimeout(() => {
        // A screen that was painted is on the page already: an update above it would take it away until it is hydrated.
        if (path !== shown.current && readPath(services.window) === path) setSlow(path);
      }, SAYS_LOADING_AFTER_MS);
      try {
        return await loadPart(services, load);
      } finally {
        clearTimeout(timer);
        setSlow((before) => (before === path ? null : before));
      }
    },
    [services],
  );
}

export interface AppRoutesProps {
  readonly lazyScreens: LazyScreens;
  /** Makes new ones, as `lazy` never forgets a failure. */
  readonly onFailure: () => void;
}

/** Loads the screens that `AppRoutes` shows. It belongs above the `Suspense`, because React drops the state of a component that suspends on its first render. */
export function useLazyScreens(): AppRoutesProps {
  const loadShown = useLoadShown();
  const [lazyScreens, setLazyScreens] = useState(() => makeScreens(loadShown));
  return { lazyScreens, onFailure: () => setLazyScreens(makeScreens(loadShown)) };
}

/** The screen of the address. One that fails, or whose code cannot be loaded, is replaced by a message until the next navigation. */
export function AppRoutes({ lazyScreens: { screens: all, NotFound }, onFailure }: AppRoutesProps): ReactElement {
  const { key } = useLocation();
  const goBack = useGoBack();
  return (
    <ErrorBoundary resetKey={key} onError={onFailure} fallback={() => <CrashScreen onBack={goBack} />}>
      <Routes>
        <Route path="/" element={<Navigate to={href(screens.orders)} replace />} />
        {all.map(({ path, Lazy }) => (
          <Route key={path} path={path} element={<Lazy />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ErrorBoundary>
  );
}
