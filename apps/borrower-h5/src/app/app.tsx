import { QueryClientProvider } from '@tanstack/react-query';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { useState, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppLocale } from '#app/app-locale.tsx';
import { AppRoutes } from '#app/app-routes.tsx';
import { CrashScreen } from '#app/crash-screen.tsx';
import { LiveServices } from '#app/live-services.tsx';
import { ScreenViews } from '#app/screen-views.tsx';
import { createQueryClient } from '#shared/query-client.ts';

const crashScreen = () => <CrashScreen />;

/** Everything a screen stands in. */
export function App({ window }: { readonly window: Window }): ReactElement {
  const [queryClient] = useState(createQueryClient);
  return (
    <ToastProvider>
      <LiveServices window={window}>
        <AppLocale>
          <ErrorBoundary fallback={crashScreen}>
            <QueryClientProvider client={queryClient}>
              <BrowserRouter>
                <ScreenViews />
                <AppRoutes />
              </BrowserRouter>
            </QueryClientProvider>
          </ErrorBoundary>
        </AppLocale>
      </LiveServices>
    </ToastProvider>
  );
}
