import { companyMessages } from '@peace/i18n/messages/company';
import { promoMessages } from '@peace/i18n/messages/promo';
import { longDayText } from '@peace/i18n/dates';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import type { MouseEvent, ReactNode } from 'react';
import type * as agreement from './agreement.en.md';
import '#shared/page.css';
import './agreement.css';

export interface AgreementScreenProps {
  readonly text: typeof agreement;
  /** The company and the figures of its loans, as the text names them. */
  readonly facts: Readonly<Record<string, ReactNode>>;
  readonly formHref: string;
  /** Goes back to where the visitor read from; without it the link does. */
  readonly onBack?: (() => void) | undefined;
}

/** The registration agreement (spec §2 `#/agreementTemplate`). Part of the first markup: it can be read without a script. */
export function AgreementScreen({ text, facts, formHref, onBack }: AgreementScreenProps) {
  const t = useMessages(promoMessages);
  const { locale } = useLocale();
  const { meta, Body } = text;
  const back = (event: MouseEvent) => {
    if (!onBack || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onBack();
  };
  const backLink = (
    <p className="promo-back">
      <a href={formHref} onClick={back}>
        {t('backToRegistration')}
      </a>
    </p>
  );
  return (
    <div className="promo-column promo-agreement">
      {backLink}
      <Card>
        <h1 tabIndex={-1}>{meta.title}</h1>
        <p className="promo-agreement__version">
          <time dateTime={meta.date}>
            {useMessages(companyMessages)('version', { version: meta.version, date: longDayText(meta.date, locale) })}
          </time>
        </p>
        <div className="promo-agreement__text">
          <Body anchor="agreement" facts={facts} />
        </div>
      </Card>
      {backLink}
    </div>
  );
}
