import type { Translate } from '@peace/i18n';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import type { SitePage } from '#shared/site-pages.ts';
import { viewNames } from '#shared/views.ts';
import { useMessages } from '@peace/i18n/react';
import { useEffect } from 'react';

/** The messages of the site, in a language. */
export type SiteTranslate = Translate<typeof officialSiteMessages.original>;

/** The document's title while a page or a view is on show. */
export function pageTitle(view: SitePage, brand: string, t: SiteTranslate): string {
  return view === 'home' ? `${brand} – ${t('homeTitle')}` : `${t(viewNames[view])} – ${brand}`;
}

/** Keeps the document's title at the view on show. */
export function KeepTitle({ view, brand }: { readonly view: SitePage; readonly brand: string }) {
  const t = useMessages(officialSiteMessages);
  useEffect(() => {
    document.title = pageTitle(view, brand, t);
  }, [view, brand, t]);
  return null;
}
