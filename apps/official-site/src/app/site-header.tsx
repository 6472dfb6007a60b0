import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { useIsEnhanced } from '#shared/enhanced.tsx';
import { views } from '#shared/views.ts';
import type { View } from '#shared/views.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { viewNames } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

/** What the header shows. */
export interface SiteHeaderProps {
  readonly view: View;
  readonly brand: string;
  readonly isSample: boolean;
}

/** Name, navigation and languages, above every view. */
export function SiteHeader({ view, brand, isSample }: SiteHeaderProps) {
  const t = useMessages(officialSiteMessages);
  // Only a script knows which view is on show, so without one neither can be said.
  const isEnhanced = useIsEnhanced();
  return (
    <>
      {isEnhanced ? (
        <a className="skip-link" href={`#${view}`}>
          {t('skip')}
        </a>
      ) : null}
      <header className="site-header">
        {isSample ? <p className="sample-notice">{t('sample')}</p> : null}
        <div className="page-width">
          <a className="brand" href="#home" aria-label={brand}>
            <Wordmark brand={brand} />
          </a>
          <nav aria-label={t('navigation')}>
            <ul>
              {views.map((name) => (
                <li key={name}>
                  <a href={`#${name}`} aria-current={isEnhanced && name === view ? 'page' : undefined}>
                    {t(viewNames[name])}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageSwitch />
        </div>
      </header>
    </>
  );
}
