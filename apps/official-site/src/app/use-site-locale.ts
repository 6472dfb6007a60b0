import type { Locale } from '@peace/i18n';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { LegalTexts } from '#shared/legal/legal-texts.ts';
import type { SiteActions } from './site-props.ts';

/** A language with its legal texts: they change together. */
type Reading = { readonly locale: Locale; readonly texts: LegalTexts };

/**
 * The language on show, and its change. It starts with the markup's own; then the visitor's takes its place, if it is
 * another. When its texts cannot be loaded, what is on show stays, and `isNotLoaded` says so of one that was chosen. The
 * address always names what is on show.
 */
export function useSiteLocale({ locale, texts }: Reading, actions: SiteActions) {
  const { loadTexts, loadChosenTexts, preferredLocale, keepLocale, showLocale } = actions;
  const [reading, setReading] = useState<Reading>({ locale, texts });
  const [isNotLoaded, setNotLoaded] = useState(false);
  const wanted = useRef(locale);

  const show = useCallback(
    async (next: Locale, load: SiteActions['loadTexts']): Promise<'shown' | 'failed' | 'superseded'> => {
      wanted.current = next;
      try {
        const loaded = await load(next);
        // The visitor may have chosen another one since.
        if (wanted.current !== next) return 'superseded';
        startTransition(() => setReading({ locale: next, texts: loaded }));
        showLocale(next);
        return 'shown';
      } catch {
        return wanted.current === next ? 'failed' : 'superseded';
      }
    },
    [showLocale],
  );

  useEffect(() => {
    const preferred = preferredLocale();
    if (preferred === wanted.current) showLocale(preferred);
    else void show(preferred, loadTexts);
  }, [preferredLocale, show, showLocale, loadTexts]);

  const setLocale = useCallback(
    (chosen: Locale) => {
      setNotLoaded(false);
      void show(chosen, loadChosenTexts).then((outcome) => {
        if (outcome === 'shown') keepLocale(chosen);
        setNotLoaded(outcome === 'failed');
      });
    },
    [show, keepLocale, loadChosenTexts],
  );

  return { ...reading, isNotLoaded, setLocale };
}
