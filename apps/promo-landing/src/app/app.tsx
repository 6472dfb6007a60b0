import { type Locale, offeredLocales } from '@peace/i18n';
import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { StrictMode, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ServicesProvider, type Services, useServices } from '#shared/services.tsx';
import { Page } from './page.tsx';
import { LocaleProvider, useMessages } from '@peace/i18n/react';
import { commonMessages } from '@peace/i18n/messages/common';
import { Button } from '@peace/vant-react-compat/button';
import '#shared/page.css';

export interface AppProps {
  readonly services: Services;
  /** The language to begin with: that of the markup. */
  readonly locale: Locale;
}

/** Everything the page is in; the same while prerendering and in a browser. */
export function App({ services, locale }: AppProps) {
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

export interface AppLocaleProps {
  /** The language of the markup that React hydrates. */
  readonly initial: Locale;
  readonly children: ReactNode;
}

/** The language on show: the markup's at first, then the visitor's, if that is another. */
function AppLocale({ initial, children }: AppLocaleProps) {
  const { language, config } = useServices();
  const [locale, setLocale] = useState(initial);
  useEffect(() => setLocale(language.preferred()), [language]);
  const value = useMemo(
    () => ({
      locale,
      offered: offeredLocales(config.defaultLocale),
      setLocale: (chosen: Locale) => {
        setLocale(chosen);
        language.keep(chosen);
      },
    }),
    [locale, language, config],
  );
  return <LocaleProvider value={value}>{children}</LocaleProvider>;
}

/** Shown when rendering fails. What was typed is in the session storage. */
function CrashScreen() {
  const t = useMessages(commonMessages);
  const { reload } = useServices();
  return (
    <main className="promo-crash">
      <h1>{t('somethingWrong')}</h1>
      <Button type="primary" size="large" onClick={reload}>
        {t('retry')}
      </Button>
    </main>
  );
}
