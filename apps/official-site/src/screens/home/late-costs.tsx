import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';

// The figures of the loan terms (spec §9), in the terms' own notation.
const tables = [
  {
    caption: 'latePenalty',
    rows: [
      ['latePenaltyNew', 'Rs.1,000'],
      ['latePenaltyRepeat', 'Rs.800'],
    ],
  },
  {
    caption: 'lateInterest',
    rows: [
      ['lateDaysFirst', '5%'],
      ['lateDaysSecond', '4%'],
      ['lateDaysThird', '2%'],
    ],
  },
] as const;

/** What an unpaid amount costs, as openly as the rest. */
export function LateCosts() {
  const t = useMessages(officialSiteMessages);
  return (
    <section className="section" aria-labelledby="late-title">
      <h2 id="late-title">{t('late')}</h2>
      <p className="lead">{t('lateText')}</p>
      <div className="halves">
        {tables.map(({ caption, rows }) => (
          <div key={caption} className="card">
            <table className="figures-table">
              <caption>{t(caption)}</caption>
              <tbody>
                {rows.map(([name, value]) => (
                  <tr key={name}>
                    <th scope="row">{t(name)}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
      <p>
        <a className="more-link" href="#loan-terms">
          {t('lateMore')}
        </a>
      </p>
    </section>
  );
}
