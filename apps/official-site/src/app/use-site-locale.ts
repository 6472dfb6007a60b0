import type { Locale } from '@peace/i18n';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { LegalTexts } from '#shared/legal/legal-document.ts';
import type { SiteActions } from './site-props.ts';

/** A language with its legal texts: they change together. */
type Reading = { readonly locale: Locale; readonly texts: LegalTexts };

/**
 * The language on show, and its change. It starts with the markup's own; then the visitor's takes its place, if it is
 * another. When its texts cannot be loaded, what is on show stays.
 */
export function useSiteLocale(initial: Reading, actions: SiteActions) {
  const { loadTexts, preferredLocale, keepLocale } = actions;
  const [reading, setReading] = useState(initial);
  const wanted = useRef(initial.locale);

  const show = useCallback(
    async (locale: Locale): Promise<'shown' | 'failed'> => {
      wanted.current = locale;
      try {
        const texts = await loadTexts(locale);
        // Another may have been chosen meanwhile.
        if (wanted.current === locale) startTransition(() => setReading({ locale, texts }));
        return 'shown';
      } catch {
        return 'failed';
      }
    },
    [loadTexts],
  );

  useEffect(() => {
    const preferred = preferredLocale();
    if (preferred !== wanted.current) void show(preferred);
  }, [preferredLocale, show]);

  const setLocale = useCallback(
    (locale: Locale) => {
      void show(locale).then((outcome) => outcome === 'shown' && keepLocale(locale));
    },
    [show, keepLocale],
  );

  return { ...reading, setLocale };
}
