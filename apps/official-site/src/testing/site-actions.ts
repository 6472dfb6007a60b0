import type { Locale } from '@peace/i18n';
import { noStatistics } from '@peace/page/statistics';
import { noWaitingRelease } from '@peace/web-platform/waiting-release';
import type { SiteActions } from '#app/site-props.ts';
import { withFigures } from '#features/calculator/calculator-address.ts';
import { addressIn } from '#shared/site-address.ts';
import { legalTexts } from './a-legal-document.tsx';

/**
 * A site's actions without a browser: hash and query are set by hand, texts are there at once, feedback is accepted, and
 * today is 22 November 2026.
 */
export function siteActions(differences: Partial<SiteActions> = {}) {
  let hash = '';
  let query = new URLSearchParams();
  const handlers = new Set<() => void>();
  const kept: Locale[] = [];
  const shown: Locale[] = [];
  const actions: SiteActions = {
    readHash: () => hash,
    onHashChange: (handler) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    preferredLocale: () => 'original',
    keepLocale: (locale) => kept.push(locale),
    addressIn: (locale) => addressIn(locale, 'original', { page: 'home', query: query.toString(), hash }),
    showLocale: (locale) => shown.push(locale),
    loadChosenTexts: (locale) => actions.loadTexts(locale),
    loadTexts: (locale) => Promise.resolve(legalTexts(locale === 'fil' ? 'fil: ' : '')),
    sendFeedback: () => () => Promise.resolve({ kind: 'accepted', reference: '7f3a9c20-1' }),
    platform: 'other',
    statistics: noStatistics,
    newRelease: noWaitingRelease,
    reload: () => {},
    readQuery: () => query,
    keepFigures: (input) => {
      query = withFigures(query, input);
    },
    copyLink: () => Promise.resolve({ kind: 'copied' }),
    print: () => {},
    today: () => '2026-11-22',
    ...differences,
  };
  return {
    actions,
    /** The languages that were kept, in order. */
    kept,
    /** The languages that the address was made to name, in order. */
    shown,
    query: () => query.toString(),
    goTo: (next: string) => {
      hash = next;
      for (const handler of handlers) handler();
    },
    openAt: (next: string) => {
      query = new URLSearchParams(next);
    },
  };
}
