import { companyMessages } from '@peace/i18n/messages/company';
import { promoLoanMessages } from '@peace/i18n/messages/promo-loan';
import { useMessages } from '@peace/i18n/react';
import { exampleTexts, workedExample } from '@peace/company/loan-calculator';
import { figures } from '@peace/company/loan-facts';
import type { Offer } from '@peace/company';
import { Card } from '@peace/ui-kit/card';
import { useMemo, type ReactElement } from 'react';
import './price-example.css';

/** What a loan of the company's offer costs, for whom and how long loans are, and the regulator's advice (spec §9). */
export function PriceExample({ offer }: { readonly offer: Offer }): ReactElement {
  const t = useMessages(promoLoanMessages);
  const advice = useMessages(companyMessages)('advice');
  const texts = useMemo(() => exampleTexts(workedExample(offer)), [offer]);
  return (
    <div className="promo-price">
      <Card title={t('example')}>
        <p className="promo-price__terms">{t('exampleTerms', texts)}</p>
        <p className="promo-price__sums">
          <strong>{t('exampleEach', texts)}</strong>
          <strong>{t('exampleTotal', texts)}</strong>
        </p>
        <p>
          {t('exampleCost', texts)} {texts.effective && t('exampleRate', texts)}
        </p>
        <p className="promo-price__all">{t('exampleAll', figures)}</p>
        <p className="promo-price__advice">{advice}</p>
      </Card>
    </div>
  );
}
