import { createTranslator, type Locale } from '@peace/i18n';
import { loadWords } from '@peace/i18n/load-words';
import { commonMessages } from '@peace/i18n/messages/common';
import { LocaleProvider } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { keepLocale, localeOfVisit, offered } from './locale-choice.ts';
import { useServices } from '#shared/services.tsx';

/** The language of the visit, and its choice: it changes when its words are there, and is kept then. */
export function AppLocale({ children }: { readonly children: ReactNode }): ReactElement {
  const { window } = useServices();
  const { show } = useToast();
  const [locale, speak] = useState(() => localeOfVisit(window));
  const lastChosen = useRef(locale);
  const setLocale = useCallback(
    async (chosen: Locale) => {
      lastChosen.current = chosen;
      const isLoaded = await loadWords(chosen).then(
        () => true,
        () => false,
      );
      // Another was chosen meanwhile.
      if (lastChosen.current !== chosen) return;
      if (!isLoaded) {
        show({ kind: 'fail', message: createTranslator(locale)(commonMessages)('errorNetwork') });
        return;
      }
      keepLocale(window, chosen);
      speak(chosen);
    },
    [locale, show, window],
  );
  const value = useMemo(() => ({ locale, offered, setLocale }), [locale, setLocale]);
  return <LocaleProvider value={value}>{children}</LocaleProvider>;
}
