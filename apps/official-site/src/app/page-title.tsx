import type { Translate } from '@peace/i18n';
import { companyMessages } from '@peace/i18n/messages/company';
import { useMessages } from '@peace/i18n/react';
import { useEffect } from 'react';
import type { SitePage } from '#shared/site-pages.ts';
import { viewNames } from '#shared/views.ts';

/** The document's title while a page or a view is on show. */
export function pageTitle(view: SitePage, brand: string, t: Translate<typeof companyMessages.original>): string {
  return view === 'home' ? `${brand} – ${t('homeTitle')}` : `${t(viewNames[view])} – ${brand}`;
}

/** Keeps the document's title at the view on show. */
export function KeepTitle({ view, brand }: { readonly view: SitePage; readonly brand: string }) {
  const t = useMessages(companyMessages);
  useEffect(() => {
    document.title = pageTitle(view, brand, t);
  }, [view, brand, t]);
  return null;
}
