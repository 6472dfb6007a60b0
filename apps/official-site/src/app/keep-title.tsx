import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { useEffect } from 'react';
import type { SitePage } from '#shared/site-pages.ts';
import { pageTitle } from './page-title.ts';

/** Keeps the document's title at the view on show. */
export function KeepTitle({ view, brand }: { readonly view: SitePage; readonly brand: string }) {
  const t = useMessages(officialSiteMessages);
  useEffect(() => {
    document.title = pageTitle(view, brand, t);
  }, [view, brand, t]);
  return null;
}
