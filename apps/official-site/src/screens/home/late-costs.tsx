import { lateLimitOfMonth } from '@peace/company/legal-limits';
import { chargeText, limitFigures } from '@peace/company/loan-facts';
import { loanTerms } from '@peace/company/loan-terms';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useLocale, useMessages } from '@peace/i18n/react';
import { addMoney, moneyFromMinor, NO_VALUE, type Money } from '@peace/money-date';
import { lateCharge } from '@peace/company/late-charges';
import { shortMoney, smallLoanPayment, type WorkedExample } from '@peace/company/loan-calculator';
import { useSiteLinks } from '#shared/site-links.tsx';
import { Pairs } from '#shared/pairs.tsx';
import { places } from '#shared/views.ts';
import '#shared/page.css';
import './home-screen.css';

/** The days of the example; the sum in sight is that of the first of them. */
const exampleDays = [10, 30] as const;
const daysOfMonth = 30;

/** Shows the cost of an unpaid amount by the loan terms, and by the law's caps for a small loan. */
export function LateCosts({ example }: { readonly example: WorkedExample }) {
  const t = useMessages(siteHelpMessages);
  const { locale } = useLocale();
  const unpaid = example.payments[0]?.amount ?? null;
  const { penalty, lateInterest } = loanTerms;
  const penalties: Rows = [
    [t('latePenaltyNew'), chargeText(penalty.newClient, locale)],
    [t('latePenaltyRepeat'), chargeText(penalty.repeatClient, locale)],
  ];
  const interest: Rows = lateInterest.map((range) => [
    'to' in range ? t('lateDays', range) : t('lateDaysOpen', range),
    `${range.percentPerDay}%`,
  ]);
  return (
    <section id={places.late} className="late" aria-labelledby="late-title">
      <h2 id="late-title">{t('late')}</h2>
      <p className="quiet section-lead">{t('lateText')}</p>
      <Pairs
        className="pairs late-sums"
        of={{
          [t('lateOwed', { unpaid: shortMoney(unpaid), days: exampleDays[0] })]: shortMoney(
            owedAfter(unpaid, exampleDays[0]),
          ),
          [t('lateSmall', limitFigures)]: t('lateAtMostPercent', limitFigures),
        }}
      />
      <details className="fold">
        <summary>{t('lateCharges')}</summary>
        <LateExample example={example} />
        <FiguresTable caption={t('latePenalty')} rows={penalties} />
        <FiguresTable caption={t('lateInterest')} rows={interest} />
        <p>{t('lateLimits', limitFigures)}</p>
        <a className="more-link" href={useSiteLinks().toView('loan-terms')}>
          {t('lateMore')}
        </a>
      </details>
    </section>
  );
}

function owedAfter(unpaid: Money | null, days: number): Money | null {
  const extra = unpaid && lateCharge(unpaid, days);
  return extra && addMoney(unpaid, extra);
}

/** One late payment of the worked example beside one of the largest loan that the caps apply to: never one sum for both. */
function LateExample({ example }: { readonly example: WorkedExample }) {
  const t = useMessages(siteHelpMessages);
  const unpaid = example.payments[0]?.amount ?? null;
  const small = smallLoanPayment(example.rate);
  const limit = small && moneyFromMinor(lateLimitOfMonth(small.minor));
  const atMost = t('lateAtMost', { owed: shortMoney(small && limit && addMoney(small, limit)) });
  const ofExample = t('lateOfExample', { unpaid: shortMoney(unpaid), amount: shortMoney(example.amount) });
  const ofSmall = t('lateOfSmall', { ...limitFigures, unpaid: shortMoney(small) });
  return (
    <div className="late-figures">
      <table className="figures-table late-example">
        <caption>{t('lateExample')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lateHow')}</th>
            <th scope="col">{ofExample}</th>
            <th scope="col">{ofSmall}</th>
          </tr>
        </thead>
        <tbody>
          {exampleDays.map((days) => (
            <tr key={days}>
              <th scope="row">{t('lateAfter', { days })}</th>
              <td data-of={ofExample}>{shortMoney(owedAfter(unpaid, days))}</td>
              <td data-of={ofSmall}>{days < daysOfMonth ? t('lateAtMostPercent', limitFigures) : atMost}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('lateMost')}</th>
            <td data-of={ofExample}>{NO_VALUE}</td>
            <td data-of={ofSmall}>{t('lateMostSmall')}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

type Rows = readonly (readonly [name: string, value: string])[];

function FiguresTable({ caption, rows }: { readonly caption: string; readonly rows: Rows }) {
  return (
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
  );
}
