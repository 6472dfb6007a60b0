import type { Company } from '@peace/company';
import { commonMessages } from '@peace/i18n/messages/common';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { LicenceLine } from '@peace/ui-kit/licence-line';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { useSiteLinks } from '#shared/site-links.tsx';
import type { SitePage } from '#shared/site-pages.ts';
import { viewNames, views } from '#shared/views.ts';
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch.tsx';
import { MenuButton, useMenu } from './menu-button.tsx';
import { Mark } from '@peace/ui-kit/mark';
import '#shared/page.css';
import './site-header.css';

export interface SiteHeaderProps extends LanguageSwitchProps {
  readonly view: SitePage;
  readonly brand: string;
  readonly company: Company;
  /** The legal texts of the language that was chosen did not load. */
  readonly isLanguageNotLoaded: boolean;
}

/** Name, navigation and languages, above every view. On a phone the navigation is folded behind a button. */
export function SiteHeader({ page, view, brand, company, isLanguageNotLoaded, ...languages }: SiteHeaderProps) {
  const t = useMessages(officialSiteMessages);
  const names = useMessages(companyMessages);
  const common = useMessages(commonMessages);
  // The view depends on the hash, which only a script can read.
  const isHydrated = useIsHydrated();
  const [menu, { root, button }] = useMenu();
  const { toView } = useSiteLinks();
  return (
    <>
      {isHydrated ? (
        <a className="skip-link" href={`#${view}`}>
          {t('skip')}
        </a>
      ) : null}
      <header className="site-top" ref={root}>
        <LicenceLine company={company} />
        <div className="site-header">
          <div className="page-width">
            <a className="brand" href={toView('home')} aria-label={brand}>
              <Wordmark brand={brand} />
            </a>
            <MenuButton menu={menu} button={button} />
            <nav
              id={menu.id}
              className={menu.isOpen ? 'site-nav site-nav-open' : 'site-nav'}
              aria-label={t('navigation')}
            >
              <ul>
                {views.map((name) => (
                  <li key={name}>
                    <a
                      href={toView(name)}
                      aria-current={isHydrated && name === view ? 'page' : undefined}
                      onClick={menu.close}
                    >
                      {names(viewNames[name])}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <LanguageSwitch page={page} {...languages} />
          </div>
          <p role="status" className="languages-status page-width">
            {isLanguageNotLoaded ? common('errorNetwork') : null}
          </p>
        </div>
      </header>
    </>
  );
}

/** The product's mark and name. */
export function Wordmark({ brand }: { readonly brand: string }) {
  return (
    <>
      <Mark size={36} />
      <span>{brand}</span>
    </>
  );
}
