import { commonMessages } from '@peace/i18n/messages/common';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { Locale } from '@peace/i18n';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { pagePath } from '#shared/site-address.ts';
import { places } from '#shared/views.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Wordmark } from './wordmark.tsx';
import '#shared/page.css';
import './site-header.css';
import './site.css';

/** What the page says for an unknown address. */
export interface NotFoundProps {
  readonly brand: string;
  readonly defaultLocale: Locale;
}

/** The page at an address that has none. It has no script: nothing on it moves. */
export function NotFound({ brand, defaultLocale }: NotFoundProps) {
  const t = useMessages(officialSiteMessages);
  const common = useMessages(commonMessages);
  const { locale } = useLocale();
  const home = pagePath('home', locale, defaultLocale);
  return (
    <>
      <header className="site-header">
        <div className="page-width">
          <a className="brand" href={home}>
            <Wordmark brand={brand} />
          </a>
          <LanguageSwitch
            page="home"
            defaultLocale={defaultLocale}
            addressIn={(name) => pagePath('home', name, defaultLocale)}
          />
        </div>
      </header>
      <main className="page page-width not-found">
        <NotFoundDrawing />
        <h1>{t('notFoundTitle')}</h1>
        <p className="lead">{t('notFoundText')}</p>
        <p className="not-found-ways">
          <ButtonLink type="primary" href={home}>
            {common('goHome')}
          </ButtonLink>
          <ButtonLink plain href={`${home}#${places.calculator}`}>
            {t('notFoundCalculator')}
          </ButtonLink>
        </p>
      </main>
    </>
  );
}

/** A signpost whose arm points nowhere. */
function NotFoundDrawing() {
  return (
    <svg className="lost" width="200" height="140" viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <circle className="lost-sun" cx="136" cy="52" r="34" />
      <path className="lost-ground" d="M14 124h172" />
      <path className="lost-line" d="M92 124V22" />
      <path className="lost-arm" d="M62 34h72l14 14-14 14H62z" />
      <path className="lost-line" d="M78 48h36M92 86l-26 8M92 96l20 6" />
    </svg>
  );
}
