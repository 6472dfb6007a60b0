import { offeredLocales, type Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useServices } from '#shared/services.tsx';

export interface AppLocaleProps {
  /** The language of the markup that React hydrates. */
  readonly initial: Locale;
  readonly children: ReactNode;
}

/** The language on show: the markup's at first, then the visitor's, if that is another. */
export function AppLocale({ initial, children }: AppLocaleProps): ReactElement {
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
