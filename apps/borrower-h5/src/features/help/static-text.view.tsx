import { dayText } from '@peace/i18n/dates';
import { helpMessages } from '@peace/i18n/messages/help';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { Fold } from '@peace/ui-kit/fold';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { ReactElement } from 'react';
import type { StaticText, TextFacts } from './static-text.ts';
import './static-text.css';

export interface StaticTextEvents {
  readonly back: () => void;
}

export interface StaticTextViewProps {
  readonly text: StaticText;
  readonly facts: TextFacts;
  readonly isSample: boolean;
  readonly events: StaticTextEvents;
}

/** With more sections than these, its headings are its table of contents. */
const longFrom = 7;

/** A text to be read: what it is about, its sections, version and date. The sections of a long one are folded. */
export function StaticTextView({ text, facts, isSample, events }: StaticTextViewProps): ReactElement {
  const t = useMessages(helpMessages);
  const { locale } = useLocale();
  const { meta, sections, parts, Lead } = text;
  const isLong = sections.length >= longFrom;
  return (
    <PageFrame title={meta.title} onBack={events.back}>
      {isSample && <StatusBanner tone="warning" description={t('sample')} title="" />}
      <div className="static-text static-text--lead">
        <Lead facts={facts} />
      </div>
      {isLong ? (
        <Card>
          {parts.map((Part, index) => (
            <Fold key={sections[index]} title={sections[index]} isOpen={String(index + 1) === meta.open}>
              <div className="static-text">
                <Part facts={facts} />
              </div>
            </Fold>
          ))}
        </Card>
      ) : (
        parts.map((Part, index) => (
          <Card key={sections[index]} title={sections[index]}>
            <div className="static-text">
              <Part facts={facts} />
            </div>
          </Card>
        ))
      )}
      <p className="static-text__version">
        <time dateTime={meta.date}>
          <UnbrokenText>{t('version', { version: meta.version, date: dayText(meta.date, locale) })}</UnbrokenText>
        </time>
      </p>
    </PageFrame>
  );
}
