import type { Locale } from '@peace/i18n';
import type { SiteActions } from '#app/site-props.ts';
import { legalTexts } from './a-legal-document.tsx';

/** A site's actions without a browser: the hash is set by hand, texts are there at once, feedback is accepted. */
export function siteActions(differences: Partial<SiteActions> = {}) {
  let hash = '';
  const handlers = new Set<() => void>();
  const kept: Locale[] = [];
  const actions: SiteActions = {
    readHash: () => hash,
    onHashChange: (handler) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    preferredLocale: () => 'original',
    keepLocale: (locale) => kept.push(locale),
    loadTexts: (locale) => Promise.resolve(legalTexts(locale === 'fil' ? 'fil: ' : '')),
    sendFeedback: () => () => Promise.resolve({ kind: 'accepted' }),
    ...differences,
  };
  return {
    actions,
    /** The languages that were kept, in order. */
    kept,
    goTo: (next: string) => {
      hash = next;
      for (const handler of handlers) handler();
    },
  };
}
