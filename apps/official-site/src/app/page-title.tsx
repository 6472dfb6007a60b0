import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { useEffect } from 'react';
import type { View } from '#shared/views.ts';
import { pageTitle } from './page-head.ts';

/** Keeps the document's title at the view on show. */
export function PageTitle({ view, brand }: { readonly view: View; readonly brand: string }) {
  const t = useMessages(officialSiteMessages);
  useEffect(() => {
    document.title = pageTitle(view, brand, t);
  }, [view, brand, t]);
  return null;
}
