import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { formatMoney, NO_VALUE } from '@peace/money-date';
import type { Calculation } from './calculator.model.ts';

/** Both amounts under their formulas; a dash for each until there is something to show. */
export function CalculatorResult(props: {
  readonly calculation: Extract<Calculation, { kind: 'calculated' }> | undefined;
}) {
  const { calculation } = props;
  const t = useMessages(officialSiteMessages);
  const amount = (name: 'interest' | 'total') => (calculation ? formatMoney(calculation[name]) : NO_VALUE);
  return (
    <section className="calculator-result card" aria-labelledby="calculator-result">
      <h3 id="calculator-result">{t('result')}</h3>
      <dl aria-live="polite" aria-atomic="true">
        {(['interest', 'total'] as const).map((name) => (
          <div key={name} className={`calculator-result-row calculator-result-${name}`}>
            <dt>{t(name)}</dt>
            <dd className="amount">{amount(name)}</dd>
            <dd className="formula">{t(name === 'interest' ? 'interestFormula' : 'totalFormula')}</dd>
          </div>
        ))}
      </dl>
      {calculation ? null : <p className="quiet">{t('resultEmpty')}</p>}
      {calculation?.isPeriodRounded ? <p className="quiet">{t('periodRounded')}</p> : null}
    </section>
  );
}
