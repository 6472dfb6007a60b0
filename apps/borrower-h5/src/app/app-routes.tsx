import { href, screens } from '@peace/screens';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import type { ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { appScreens, retriedLazy, type AppScreen } from '#app/app-screens.ts';
import { CrashScreen } from '#app/crash-screen.tsx';
import { useGoBack } from '#shared/use-go-back.ts';

const notFound = retriedLazy(async () => (await import('#screens/error/error.route.tsx')).NotFoundRoute);

/** Which screen answers at which path. An unknown path shows the error screen, a screen that fails the way back. */
export function AppRoutes(): ReactElement {
  const { key } = useLocation();
  const goBack = useGoBack();
  return (
    <ErrorBoundary resetKey={key} fallback={() => <CrashScreen onBack={goBack} />}>
      <Routes>
        <Route path="/" element={<Navigate to={href(screens.orders)} replace />} />
        {appScreens.map(({ path, at }) => (
          <Route key={path} path={path} element={<Screen at={at} />} />
        ))}
        <Route path="*" element={<Screen at={notFound} />} />
      </Routes>
    </ErrorBoundary>
  );
}

function Screen({ at }: Pick<AppScreen, 'at'>): ReactElement {
  const { key } = useLocation();
  return at(key);
}
