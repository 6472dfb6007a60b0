import { commonMessages } from '@peace/i18n/messages/common';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { Wordmark } from './wordmark.tsx';
import '#shared/page.css';
import './site.css';

/** The page at an address that has none. It has no script: nothing on it moves. */
export function NotFound({ brand }: { readonly brand: string }) {
  const t = useMessages(officialSiteMessages);
  const common = useMessages(commonMessages);
  return (
    <main className="page page-width not-found">
      <p className="brand">
        <Wordmark brand={brand} />
      </p>
      <h1>{t('notFoundTitle')}</h1>
      <p className="lead">{t('notFoundText')}</p>
      <ButtonLink type="primary" href="/">
        {common('goHome')}
      </ButtonLink>
    </main>
  );
}
