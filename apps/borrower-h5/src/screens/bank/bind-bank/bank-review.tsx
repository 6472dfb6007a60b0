import { longDayText } from '@peace/i18n/dates';
import type { BankField } from '@peace/api-client/contract/bank/bank-form';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { useEffect, useRef, type ReactElement } from 'react';
import { AccountPreview } from './account-preview.tsx';
import type { BankValues } from './bank-form.model.ts';
import { panelFields, reviewOf } from './bank-review.model.ts';
import type { AttemptOutcome } from '#shared/attempt/attempt-outcome.model.ts';
import { SavingNotice } from './saving-notice.tsx';
import './bind-bank.css';

export interface BankReviewProps {
  readonly fields: readonly BankField[];
  readonly values: BankValues;
  readonly saving: AttemptOutcome;
  readonly isTyped: boolean;
}

/** The account as it will be saved: the last look at where the money goes. The panel has wallet, number and name; the rows have the rest. */
export function BankReview(props: BankReviewProps): ReactElement {
  const { fields, values, saving, isTyped } = props;
  const t = useMessages(bindBankMessages);
  const { locale } = useLocale();
  const panel = Object.values(panelFields(fields) ?? {});
  const rest = fields.filter((field) => !panel.includes(field));
  const review = useRef<HTMLDivElement>(null);
  // In place of the form: read out, and seen from its first line; the outcome of an attempt comes first.
  const hasNews = useRef(saving.kind !== 'idle');
  useEffect(() => {
    if (!hasNews.current) review.current?.focus();
  }, []);
  return (
    <>
      <SavingNotice saving={saving} isTyped={isTyped} />
      <div ref={review} className="bank-review" role="group" aria-label={t('reviewTitle')} tabIndex={-1}>
        <AccountPreview fields={fields} values={values} />
        <Card title={t('reviewTitle')}>
          <p className="bank-review__text">{t('reviewText')}</p>
          <dl className="bank-review__rows">
            {reviewOf(rest, values).map(({ code, label, value, isKept, isDay }) => (
              <div key={code} className="bank-review__row">
                <dt className="bank-review__label">{label}</dt>
                <dd className="bank-review__value">
                  <UnbrokenText>
                    {isKept ? t('reviewKept', { value }) : isDay ? longDayText(value, locale) : value || '—'}
                  </UnbrokenText>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
}
