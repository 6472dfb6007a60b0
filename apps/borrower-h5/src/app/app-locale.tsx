import type { Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { keepLocale, localeOfVisit, offered } from '#shared/page/locale-choice.ts';
import { useServices } from '#shared/services.tsx';

/** The language of the visit, and its choice. */
export function AppLocale({ children }: { readonly children: ReactNode }): ReactElement {
  const { window } = useServices();
  const [locale, speak] = useState(() => localeOfVisit(window));
  const value = useMemo(() => {
    const setLocale = (chosen: Locale) => {
      keepLocale(window, chosen);
      speak(chosen);
    };
    return { locale, offered, setLocale };
  }, [locale, window]);
  return <LocaleProvider value={value}>{children}</LocaleProvider>;
}
