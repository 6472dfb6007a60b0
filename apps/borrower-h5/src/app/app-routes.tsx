import { withWords } from '@peace/i18n/visit-words';
import { href, screens } from '@peace/screens';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import type { ReactElement } from 'react';
import { appScreens, retriedLazy, type AppScreen } from '#app/app-screens.ts';
import { CrashScreen } from '#app/crash-screen.tsx';
import { Redirect, useLocation } from '#shared/router.tsx';
import { useGoBack } from '#shared/use-go-back.ts';

const notFound = retriedLazy(
  async () => (await withWords(() => import('#screens/error/error.route.tsx'))).NotFoundRoute,
);
const atPath: ReadonlyMap<string, AppScreen> = new Map(appScreens.map((each) => [tolerant(each.path), each]));

/** Which screen answers at which path. An unknown path shows the error screen, a screen that fails the way back. */
export function AppRoutes(): ReactElement {
  const { key, pathname } = useLocation();
  const goBack = useGoBack();
  return (
    <ErrorBoundary resetKey={key} fallback={() => <CrashScreen onBack={goBack} />}>
      {screenAt(pathname, key)}
    </ErrorBoundary>
  );
}

function screenAt(pathname: string, key: string): ReactElement {
  const path = tolerant(pathname);
  if (path === '') return <Redirect to={href(screens.orders)} />;
  return atPath.get(path)?.at(key) ?? notFound(key);
}

/** A link may have been typed: capitals do not matter, nor slashes at the end. */
function tolerant(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase();
}
