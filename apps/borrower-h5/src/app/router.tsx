import { withMessages } from '@peace/i18n/visit-messages';
import { allScreens, href, screens } from '@peace/screens';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { CrashScreen } from '#app/crash-screen.tsx';
import { routes, type AppRoute } from '#app/routes.ts';
import { wantedCode } from '#shared/wanted-code.ts';
import { screenAt } from '#shared/screen-at.ts';
import { useServices, type Services } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';

const routeOf: Readonly<Record<string, AppRoute | undefined>> = routes;

/** Fetches a screen's code, and its messages that are not in the HTML. */
async function loadScreen({ name, path }: (typeof allScreens)[number]): Promise<{ default: ComponentType }> {
  const route = routeOf[name];
  if (!route) throw new Error(`There is no route for ${name}.`);
  return { default: await withMessages(route.load, path) };
}

/** Fetches the code of the screens that most borrowers open next. What fails is left to the tap that needs it. */
export async function prefetchNext(pathname: string): Promise<void> {
  const shown = screenAt(pathname);
  const next: readonly string[] = (shown && routeOf[shown.name]?.next) ?? [];
  await Promise.allSettled(allScreens.filter(({ name }) => next.includes(name)).map(loadScreen));
}

const loadNotFound = async () => ({
  default: (await withMessages(() => import('#screens/error/use-error.ts'))).NotFoundRoute,
});

interface LazyScreens {
  readonly screens: readonly { readonly path: string; readonly Screen: ComponentType }[];
  readonly NotFound: ComponentType;
}

const makeScreens = (services: Services): LazyScreens => ({
  screens: allScreens.map((screen) => ({
    path: screen.path,
    Screen: lazy(() => wantedCode(services, loadScreen(screen))),
  })),
  NotFound: lazy(() => wantedCode(services, loadNotFound())),
});

export interface AppRoutesProps {
  readonly lazyScreens: LazyScreens;
  /** Makes new ones, as `lazy` never forgets a failure. */
  readonly onFailure: () => void;
}

/** What `AppRoutes` shows. For a component above the `Suspense`: React drops the state of what suspends on its first render. */
export function useLazyScreens(): AppRoutesProps {
  const services = useServices();
  const [lazyScreens, setLazyScreens] = useState(() => makeScreens(services));
  return { lazyScreens, onFailure: () => setLazyScreens(makeScreens(services)) };
}

/** The screen of the address. One that fails, or whose code cannot be loaded, is replaced by a message until the next navigation. */
export function AppRoutes({ lazyScreens: { screens: all, NotFound }, onFailure }: AppRoutesProps): ReactElement {
  const { key } = useLocation();
  const goBack = useGoBack();
  return (
    <ErrorBoundary resetKey={key} onError={onFailure} fallback={() => <CrashScreen onBack={goBack} />}>
      <Routes>
        <Route path="/" element={<Navigate to={href(screens.orders)} replace />} />
        {all.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ErrorBoundary>
  );
}
