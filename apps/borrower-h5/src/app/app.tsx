import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { useState, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppLocale } from '#app/app-locale.tsx';
import { AppRoutes } from '#app/app-routes.tsx';
import { CrashScreen } from '#app/crash-screen.tsx';
import { seed } from '#app/early/take-over.ts';
import { LiveServices } from '#app/live-services.tsx';
import { ScreenViews } from '#app/screen-views.tsx';
import type { Painted } from '#shared/early-visit.ts';
import { createQueryClient } from '#shared/query-client.ts';

const crashScreen = () => <CrashScreen />;

export interface AppProps {
  readonly window: Window;
  /** The screen that stands on the page already, if any. */
  readonly painted: Painted | null;
}

/** Everything a screen stands in. */
export function App({ window, painted }: AppProps): ReactElement {
  const [{ queryClient, settle }] = useState(() => start(painted));
  return (
    <ToastProvider>
      <LiveServices window={window}>
        <AppLocale>
          <ErrorBoundary fallback={crashScreen}>
            <QueryClientProvider client={queryClient}>
              <BrowserRouter>
                <ScreenViews />
                <AppRoutes onShown={settle} />
              </BrowserRouter>
            </QueryClientProvider>
          </ErrorBoundary>
        </AppLocale>
      </LiveServices>
    </ToastProvider>
  );
}

/** `settle`: what to do when the first screen is React's. */
function start(painted: Painted | null): { readonly queryClient: QueryClient; readonly settle: () => void } {
  const queryClient = createQueryClient();
  const unseed = painted && seed(queryClient, painted);
  const settle = () => {
    unseed?.();
    painted?.releaseTaps();
  };
  return { queryClient, settle };
}
