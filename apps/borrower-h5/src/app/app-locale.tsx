import { createTranslator, type Locale, type Wording } from '@peace/i18n';
import { loadWords } from '@peace/i18n/load-words';
import { commonMessages } from '@peace/i18n/messages/common';
import { LocaleProvider } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { keepLocale, offered } from '#shared/locale-choice.ts';
import { useServices } from '#shared/services.tsx';

export interface AppLocaleProps {
  /** The language of the visit, with its words. */
  readonly initial: Wording;
  readonly children: ReactNode;
}

/** The language of the visit, and its choice: it changes, and is stored, once its words are loaded. */
export function AppLocale({ initial, children }: AppLocaleProps): ReactElement {
  const { window } = useServices();
  const { show } = useToast();
  const [wording, setWording] = useState(initial);
  const lastChosen = useRef(wording.locale);
  const setLocale = useCallback(
    async (chosen: Locale) => {
      lastChosen.current = chosen;
      const loaded = await loadWords(chosen).then(
        (words) => ({ locale: chosen, words }),
        () => null,
      );
      // Another was chosen meanwhile.
      if (lastChosen.current !== chosen) return;
      if (!loaded) {
        const t = createTranslator(wording.locale, wording.words)(commonMessages);
        show({ kind: 'fail', message: t('errorNetwork') });
        return;
      }
      keepLocale(window, chosen);
      setWording(loaded);
    },
    [wording, show, window],
  );
  const value = useMemo(() => ({ ...wording, offered, setLocale }), [wording, setLocale]);
  return <LocaleProvider value={value}>{children}</LocaleProvider>;
}
