import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { useMessages, useLocale } from '@peace/i18n/react';
import { formatMoney, NO_VALUE, type Money } from '@peace/money-date';
import { percentText, type Calculated, addMonths, scheduleOf, type Day } from '@peace/company/loan-calculator';
import { dayText } from '@peace/i18n/dates';
import '#shared/page.css';
import '#shared/form.css';
import './calculator.css';

/** The monthly payment first, then the totals; a dash for each that there is not. */
export function CalculatorResult({ result }: { readonly result: Calculated | null }) {
  const t = useMessages(siteCalculatorMessages);
  const { instalments = [], total = null, interest = null, effectiveRate = null } = result ?? {};
  return (
    <>
      <dl className="pairs calculator-result">
        <div className="calculator-result-total">
          <dt>{t('each')}</dt>
          <dd className="amount">{formatMoney(instalments[0] ?? null)}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd className="amount">{formatMoney(total)}</dd>
        </div>
        <div>
          <dt>{t('interest')}</dt>
          <dd className="amount">{formatMoney(interest)}</dd>
        </div>
        <div>
          <dt>{t('effective')}</dt>
          <dd className="amount">
            {effectiveRate ? t('effectiveValue', { yearly: percentText(effectiveRate.yearly) }) : NO_VALUE}
          </dd>
        </div>
      </dl>
      <CostBar result={result} />
      {result?.isPeriodRounded ? <p className="quiet">{t('periodRounded')}</p> : null}
    </>
  );
}

/** Both formulas of spec §9, and what the effective rate is. */
export function Formulas({ result }: { readonly result: Calculated | null }) {
  const t = useMessages(siteCalculatorMessages);
  return (
    <div className="calculator-formulas">
      <dl>
        <dt>{t('total')}</dt>
        <dd>{t('totalFormula')}</dd>
        <dt>{t('interest')}</dt>
        <dd>{t('interestFormula')}</dd>
      </dl>
      {result?.effectiveRate ? (
        <p>{t('effectiveText', { monthly: percentText(result.effectiveRate.monthly) })}</p>
      ) : null}
    </div>
  );
}

/** Shows the shares of loan and cost in the total; the figures are beside it. */
function CostBar({ result }: { readonly result: Calculated | null }) {
  const { amount, total } = result ?? {};
  if (!amount || !total || total.minor === 0) return null;
  return (
    <svg className="cost-bar" width="100%" height="10" aria-hidden="true" focusable="false">
      <rect className="cost-bar-price" width="100%" height="10" rx="5" />
      <rect className="cost-bar-loan" width={`${Math.round((amount.minor / total.minor) * 100)}%`} height="10" rx="5" />
    </svg>
  );
}

export interface ScheduleTableProps {
  readonly instalments: readonly Money[];
  /** The day on which the money comes; `null`: not known. */
  readonly start: Day | null;
}

/**
 * Every payment with its day, as if the money came on the first. The prerendered page knows no day: there the months are
 * numbered.
 */
export function ScheduleTable({ instalments, start }: ScheduleTableProps) {
  const t = useMessages(siteCalculatorMessages);
  const { locale } = useLocale();
  const dueDay = (number: number) => start && addMonths(start, number);
  return (
    <section className="schedule" aria-labelledby="schedule-title">
      <details>
        <summary>
          <h4 id="schedule-title">{t('schedule')}</h4>
        </summary>
        <p className="quiet">{start ? t('scheduleFrom', { date: dayText(start, locale) }) : t('scheduleUndated')}</p>
        <div className="schedule-scroll" role="group" aria-labelledby="schedule-title" tabIndex={0}>
          <table className="schedule-table">
            <thead>
              <tr>
                <th scope="col">{t('paymentNumber')}</th>
                <th scope="col">{t('dueDate')}</th>
                <th scope="col">{t('payment')}</th>
                <th scope="col">{t('left')}</th>
              </tr>
            </thead>
            <tbody>
              {scheduleOf(instalments).map(({ number, amount, left }) => {
                const day = dueDay(number);
                return (
                  <tr key={number}>
                    <td>{number}</td>
                    <th scope="row">
                      {day ? <time dateTime={day}>{dayText(day, locale)}</time> : t('month', { number })}
                    </th>
                    <td>{formatMoney(amount)}</td>
                    <td>{formatMoney(left)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
