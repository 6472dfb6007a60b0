import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import type { Money } from '@peace/money-date';
import { dayText } from '@peace/i18n/dates';
import { addMonths, scheduleOf } from '@peace/company/loan-calculator';
import type { Day } from '@peace/company/loan-calculator';
import '#shared/page.css';
import '#shared/form.css';
import './calculator.css';

/** What the schedule is made of. */
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
