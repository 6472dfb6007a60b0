import type { Locale } from '@peace/i18n';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { StrictMode, type ReactElement } from 'react';
import { ServicesProvider, type Services } from '#shared/services.tsx';
import { AppLocale } from './app-locale.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Page } from './page.tsx';

export interface AppProps {
  readonly services: Services;
  /** The language to begin with: that of the markup. */
  readonly locale: Locale;
}

/** Everything the page is in; the same while prerendering and in a browser. */
export function App({ services, locale }: AppProps): ReactElement {
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        <AppLocale initial={locale}>
          <ToastProvider>
            <ErrorBoundary fallback={() => <CrashScreen />}>
              <Page />
            </ErrorBoundary>
          </ToastProvider>
        </AppLocale>
      </ServicesProvider>
    </StrictMode>
  );
}
