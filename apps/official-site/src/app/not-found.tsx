import { commonMessages } from '@peace/i18n/messages/common';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { Locale } from '@peace/i18n';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { pagePath } from '#shared/site-address.ts';
import { places } from '#shared/views.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Wordmark } from './site-header.tsx';
import '#shared/page.css';
import './site-header.css';
import './site.css';

export interface NotFoundProps {
  readonly brand: string;
  readonly defaultLocale: Locale;
  /** A scene: it drove on. */
  readonly picture: string;
}

/** The page at an address that has none. It has no script: nothing on it moves. */
export function NotFound({ brand, defaultLocale, picture }: NotFoundProps) {
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
        <img className="lost" src={picture} width="640" height="320" alt="" />
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
