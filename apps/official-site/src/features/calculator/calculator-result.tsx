import { limitFigures } from '@peace/company/loan-facts';
import { companyMessages } from '@peace/i18n/messages/company';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { useMessages } from '@peace/i18n/react';
import { formatMoney, NO_VALUE } from '@peace/money-date';
import { WarningIcon } from '@peace/vant-react-compat/icon';
import { percentText } from '@peace/loan-calculator';
import type { Calculated } from '@peace/loan-calculator';
import '#shared/page.css';
import '#shared/form.css';
import './calculator.css';

/** Both amounts under their formulas, and what they come to; a dash for each until there is something to show. */
export function CalculatorResult({ result }: { readonly result: Calculated | null }) {
  const t = useMessages(siteCalculatorMessages);
  const amount = (name: 'interest' | 'total') => (result ? formatMoney(result[name]) : NO_VALUE);
  const [each] = result?.instalments ?? [];
  return (
    <>
      {result?.isOverLimit ? (
        <p className="calculator-notice">
          <WarningIcon />
          <span>{t('overLimit', limitFigures)}</span>
        </p>
      ) : null}
      <dl className="calculator-result" aria-live="polite" aria-atomic="true">
        <div className="calculator-result-total">
          <dt>{t('total')}</dt>
          <dd className="amount">{amount('total')}</dd>
          <dd className="formula">{t('totalFormula')}</dd>
        </div>
        <div>
          <dt>{t('interest')}</dt>
          <dd className="amount">{amount('interest')}</dd>
          <dd className="formula">{t('interestFormula')}</dd>
        </div>
        {result && each ? (
          <div>
            <dt>{t('each')}</dt>
            <dd className="amount">{formatMoney(each)}</dd>
            <dd className="formula">{t('payments', { count: result.instalments.length })}</dd>
          </div>
        ) : null}
        {result?.effectiveRate ? (
          <div>
            <dt>{t('effective')}</dt>
            <dd className="amount">{t('effectiveValue', { yearly: percentText(result.effectiveRate.yearly) })}</dd>
            <dd className="formula">{t('effectiveText', { monthly: percentText(result.effectiveRate.monthly) })}</dd>
          </div>
        ) : null}
      </dl>
      <p className="advice">{useMessages(companyMessages)('advice')}</p>
      {result ? null : <p className="quiet">{t('resultEmpty')}</p>}
      {result?.isPeriodRounded ? <p className="quiet">{t('periodRounded')}</p> : null}
    </>
  );
}
