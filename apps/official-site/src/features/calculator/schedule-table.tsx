import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import type { Money } from '@peace/money-date';
import { dayText } from '@peace/i18n/dates';
import { addMonths, daysBetween, scheduleOf } from '@peace/loan-calculator';
import type { Day } from '@peace/loan-calculator';
import { figures } from '@peace/company/loan-facts';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import '#shared/page.css';
import '#shared/form.css';
import './calculator.css';

/** What the schedule is made of. */
export interface ScheduleTableProps {
  readonly instalments: readonly Money[];
  readonly today: () => Day;
}

/**
 * Every payment with its day, as if the money came today. The prerendered page knows no day: there the months are
 * numbered.
 */
export function ScheduleTable({ instalments, today }: ScheduleTableProps) {
  const t = useMessages(siteCalculatorMessages);
  const { locale } = useLocale();
  const start = useIsHydrated() ? today() : null;
  const dueDay = (number: number) => start && addMonths(start, number);
  const last = dueDay(instalments.length);
  const days = start && last ? daysBetween(start, last) : null;
  const isOutside = days !== null && (days < figures.minDays || days > figures.maxDays);
  return (
    <section className="card schedule" aria-labelledby="schedule-title">
      <h3 id="schedule-title">{t('schedule')}</h3>
      <p className="quiet">
        {start ? t('scheduleFrom', { date: dayText(start, locale) }) : t('scheduleUndated')}
        {isOutside ? ` ${t('termOutside', { ...figures, days })}` : ''}
      </p>
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
    </section>
  );
}
