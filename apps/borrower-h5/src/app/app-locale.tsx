import { chooseLocale, type Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import { readQuery } from '@peace/web-platform';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { storedLocale } from '#shared/locale-choice.ts';
import { useServices } from '#shared/services.tsx';

/** The language of the visit: the link's, else the one chosen earlier, else the configured one. A choice is kept. */
export function AppLocale({ children }: { readonly children: ReactNode }): ReactElement {
  const { storage, window } = useServices();
  const [locale, setLocale] = useState(() =>
    chooseLocale({
      query: readQuery(window).get('lang'),
      stored: storedLocale(storage).read(),
      fallback: appConfig.defaultLocale,
    }),
  );
  const value = useMemo(
    () => ({
      locale,
      setLocale: (chosen: Locale) => {
        storedLocale(storage).write(chosen);
        setLocale(chosen);
      },
    }),
    [locale, storage],
  );
  return <LocaleProvider value={value}>{children}</LocaleProvider>;
}
