import { loanTerms } from '@peace/company/loan-terms';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useLocale, useMessages } from '@peace/i18n/react';
import { addMoney } from '@peace/money-date';
import type { Money } from '@peace/money-date';
import { lateCharge } from '#features/figures/late-charge.ts';
import { shortMoney } from '#features/figures/worked-example.ts';
import { chargeText } from '@peace/company/loan-facts';
import { places } from '#shared/views.ts';
import '#shared/page.css';
import './home-screen.css';

/** The days of the example; the first sentence is of the second of them. */
const exampleDays = [1, 10, 30] as const;

/** What an unpaid amount costs, as openly as the rest, and what becomes of one payment of the worked example. */
export function LateCosts({ payment }: { readonly payment: Money }) {
  const t = useMessages(siteHelpMessages);
  const owedAfter = (days: number) => {
    const extra = lateCharge(payment, days);
    return { extra: shortMoney(extra), owed: shortMoney(extra && addMoney(payment, extra)) };
  };
  const unpaid = shortMoney(payment);
  const [, days] = exampleDays;
  return (
    <section id={places.late} className="section" aria-labelledby="late-title">
      <h2 id="late-title">{t('late')}</h2>
      <p className="lead">{t('lateText', { unpaid, days, ...owedAfter(days) })}</p>
      <div className="thirds">
        <FiguresTable caption={t('latePenalty')} rows={usePenalties()} />
        <FiguresTable caption={t('lateInterest')} rows={useInterest()} />
        <FiguresTable
          caption={t('lateExample', { unpaid })}
          rows={exampleDays.map((late) => [
            late === 1 ? t('lateAfterOne') : t('lateAfter', { days: late }),
            owedAfter(late).owed,
          ])}
        />
      </div>
      <p>
        <a className="more-link" href="#loan-terms">
          {t('lateMore')}
        </a>
      </p>
    </section>
  );
}

type Rows = readonly (readonly [name: string, value: string])[];

function usePenalties(): Rows {
  const t = useMessages(siteHelpMessages);
  const { locale } = useLocale();
  const { newClient, repeatClient } = loanTerms.penalty;
  return [
    [t('latePenaltyNew'), chargeText(newClient, locale)],
    [t('latePenaltyRepeat'), chargeText(repeatClient, locale)],
  ];
}

function useInterest(): Rows {
  const t = useMessages(siteHelpMessages);
  return loanTerms.lateInterest.map((range) => [
    'to' in range ? t('lateDays', range) : t('lateDaysOpen', range),
    `${range.percentPerDay}%`,
  ]);
}

function FiguresTable({ caption, rows }: { readonly caption: string; readonly rows: Rows }) {
  return (
    <div className="card">
      <table className="figures-table">
        <caption>{caption}</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
