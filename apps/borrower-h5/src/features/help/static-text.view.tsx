import { dayText } from '@peace/i18n/dates';
import { helpMessages } from '@peace/i18n/messages/help';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { ReactElement } from 'react';
import type { StaticText, TextFacts } from './static-text.ts';
import './static-text.css';

/** What a borrower may do with one of our texts. */
export interface StaticTextEvents {
  readonly back: () => void;
}

export interface StaticTextViewProps {
  readonly text: StaticText;
  readonly facts: TextFacts;
  /** The facts are a made-up company's. */
  readonly isSample: boolean;
  readonly events: StaticTextEvents;
}

/** A text to be read, with its version and its date. */
export function StaticTextView({ text, facts, isSample, events }: StaticTextViewProps): ReactElement {
  const t = useMessages(helpMessages);
  const { locale } = useLocale();
  const { meta, Body } = text;
  return (
    <PageFrame title={meta.title} onBack={events.back}>
      {isSample && <StatusBanner tone="warning" description={t('sample')} title="" />}
      <Card>
        <article className="static-text">
          <Body anchor="text" facts={facts} />
        </article>
      </Card>
      <p className="static-text__version">
        <time dateTime={meta.date}>
          <UnbrokenText>{t('version', { version: meta.version, date: dayText(meta.date, locale) })}</UnbrokenText>
        </time>
      </p>
    </PageFrame>
  );
}
