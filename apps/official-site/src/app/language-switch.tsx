import { htmlLang, localeNames, locales } from '@peace/i18n';
import type { Locale } from '@peace/i18n';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { MouseEvent } from 'react';

/**
 * The languages as links: without a script each leads to its prerendered page, with one the words change where they
 * stand and nothing typed is lost.
 */
export function LanguageSwitch() {
  const t = useMessages(officialSiteMessages);
  const { locale, setLocale } = useLocale();
  const choose = (next: Locale) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLocale(next);
  };
  return (
    <nav className="languages" aria-label={t('languages')}>
      <ul>
        {locales.map((name) => (
          <li key={name}>
            <a
              href={`/?lang=${name}`}
              lang={htmlLang(name)}
              hrefLang={htmlLang(name)}
              aria-current={name === locale ? true : undefined}
              onClick={choose(name)}
            >
              {localeNames[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
