import { htmlLang, localeNames, offeredLocales, type Locale } from '@peace/i18n';
import { commonMessages } from '@peace/i18n/messages/common';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { MouseEvent, SyntheticEvent } from 'react';
import { pagePath } from '#shared/site-address.ts';
import type { SitePage } from '#shared/site-pages.ts';
import './site-header.css';

export interface LanguageSwitchProps {
  readonly page: SitePage;
  readonly defaultLocale: Locale;
  /** The address of what is on show in another language. Only a script knows it. */
  readonly addressIn: (locale: Locale) => string;
}

/**
 * The languages as links: without a script each leads to its prerendered page, with one the words change where they
 * stand and nothing typed is lost. A link that opens another tab takes query and hash along.
 */
export function LanguageSwitch({ page, defaultLocale, addressIn }: LanguageSwitchProps) {
  const t = useMessages(commonMessages);
  const { locale, setLocale } = useLocale();
  const choose = (next: Locale) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLocale(next);
  };
  // The calculator changes the query without rendering this, so the link is brought up to date when it is about to be used.
  const refresh = (next: Locale) => (event: SyntheticEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = addressIn(next);
  };
  return (
    <nav className="languages" aria-label={t('language')}>
      <ul>
        {offeredLocales(defaultLocale).map((name) => (
          <li key={name}>
            <a
              href={pagePath(page, name, defaultLocale)}
              lang={htmlLang(name)}
              hrefLang={htmlLang(name)}
              aria-current={name === locale ? true : undefined}
              onClick={choose(name)}
              onPointerDown={refresh(name)}
              onFocus={refresh(name)}
            >
              {localeNames[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
