import { dayText } from '@peace/i18n/dates';
import { helpMessages } from '@peace/i18n/messages/help';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { Fold } from '@peace/ui-kit/fold';
import { Mark } from '@peace/ui-kit/mark';
import { MoneyPanel, PanelLine } from '@peace/ui-kit/money-panel';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Row, RowCard } from '@peace/ui-kit/row-card';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { MailIcon, PhoneIcon } from '@peace/vant-react-compat/icon';
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
  /** Whether rows at the end call and write. */
  readonly hasContacts?: boolean;
  readonly events: StaticTextEvents;
}

/** A text to be read: the app's name over what it is about, its folded sections, version and date. */
export function StaticTextView({
  text,
  facts,
  isSample,
  hasContacts = false,
  events,
}: StaticTextViewProps): ReactElement {
  const t = useMessages(helpMessages);
  const { locale } = useLocale();
  const { meta, sections, parts, Lead } = text;
  return (
    <PageFrame title={meta.title} onBack={events.back}>
      {isSample && <StatusBanner tone="warning" description={t('sample')} title="" />}
      <MoneyPanel tone="neutral" className="static-text-lead">
        <div className="static-text-lead__name">
          <Mark size={44} />
          <PanelLine>{facts['app']}</PanelLine>
        </div>
        <div className="static-text">
          <Lead facts={facts} />
        </div>
      </MoneyPanel>
      <Card>
        {parts.map((Part, index) => (
          <Fold key={sections[index]} title={sections[index]} isOpen={String(index + 1) === meta.open}>
            <div className="static-text">
              <Part facts={facts} />
            </div>
          </Fold>
        ))}
      </Card>
      {hasContacts && (
        <RowCard>
          <Row
            icon={<PhoneIcon />}
            title={t('telephone')}
            note={<small>{facts['phone']}</small>}
            href={`tel:${facts['phoneDigits']}`}
          />
          <Row
            icon={<MailIcon />}
            title={t('eMail')}
            note={<small>{facts['email']}</small>}
            href={`mailto:${facts['email']}`}
          />
        </RowCard>
      )}
      <p className="static-text__version">
        <time dateTime={meta.date}>
          <UnbrokenText>{t('version', { version: meta.version, date: dayText(meta.date, locale) })}</UnbrokenText>
        </time>
      </p>
    </PageFrame>
  );
}
