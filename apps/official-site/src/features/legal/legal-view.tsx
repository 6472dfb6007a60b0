import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { ReactNode } from 'react';
import { longDayText } from '@peace/i18n/dates';
import type { LegalDocument } from '#shared/legal/legal-texts.ts';
import type { SitePage } from '#shared/site-pages.ts';
import '#shared/page.css';
import './legal-view.css';

export interface LegalViewProps {
  readonly text: LegalDocument;
  /** Values of the `{names}` in the text. */
  readonly facts: Readonly<Record<string, ReactNode>>;
  /** The page that it is; its sections are `#<anchor>/1` and so on. */
  readonly anchor: Exclude<SitePage, 'home'>;
  /** An action above the text, for which most visitors open the page. */
  readonly action?: ReactNode;
  /** Content below the text. */
  readonly children?: ReactNode;
}

/** A legal text with its version, its date and a table of contents. */
export function LegalView({ text, facts, anchor, action, children }: LegalViewProps) {
  const t = useMessages(officialSiteMessages);
  const names = useMessages(companyMessages);
  const { locale } = useLocale();
  const { meta, sections, Body } = text;
  return (
    <div className="page page-width legal">
      <header className="view-header">
        <h1 tabIndex={-1}>{meta.title}</h1>
        <p className="quiet">
          <time dateTime={meta.date}>
            {names('version', { version: meta.version, date: longDayText(meta.date, locale) })}
          </time>
        </p>
        {action ? <p className="legal-action">{action}</p> : null}
      </header>
      <nav className="legal-contents" aria-labelledby={`${anchor}-contents`}>
        {/* Folded on a phone: the text begins in the first view. */}
        <details>
          <summary id={`${anchor}-contents`}>{t('contents')}</summary>
          <ol>
            {sections.map((section, index) => (
              <li key={section}>
                <a href={`#${anchor}/${index + 1}`}>{section}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className="legal-text">
        <article>
          <Body anchor={anchor} facts={facts} />
        </article>
        {children}
      </div>
    </div>
  );
}
