import { dayText } from '@peace/i18n/dates';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, subtractMoney, type Money } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import { MoneyPanel } from '@peace/ui-kit/money-panel';
import { OneLine } from '@peace/ui-kit/one-line';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import { useId, type ReactElement, type ReactNode, type CSSProperties } from 'react';
import { costPerUnit, dueDate, equalRepayments, loanCost, repaymentDays } from './loan-cost.ts';
import type { LoanTerms } from './loan-terms.ts';
import type { CheckedTerms } from './offer-check.ts';
import './offer-hero.css';

export interface OfferHeroProps {
  readonly terms: CheckedTerms;
  /** It is no offer yet: what is not known is left out. */
  readonly isPreview?: boolean;
}

/** Says the lender, the amounts borrowed, received and repaid, the cost, the term and the rate, each once. */
export function OfferHero({ terms, isPreview = false }: OfferHeroProps): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const { productLogo, productName, periods, termUnit, rateText, plan, firstPayTime = '' } = terms;
  const { locale } = useLocale();
  const costs = loanCost(terms);
  const { amount, received, repaid, cost } = costs;
  const keptBack = amount && received && subtractMoney(amount, received);
  const perUnit = costPerUnit(costs);
  const equal = equalRepayments(plan);
  const isFirstDatePlanned = plan[0] !== undefined && dueDate(plan[0].payTime) !== null;
  const firstDate = isFirstDatePlanned ? null : dueDate(firstPayTime);
  const isShown = (figure: unknown) => !isPreview || figure !== null;
  const term = periods === null || termUnit.trim() === '' ? null : t('term', { periods, unit: termUnit });
  return (
    <Cost label={t('costTitle')}>
      {isShown(amount) && (
        <MoneyPanel tone={amount ? 'due' : 'neutral'} title={t('loanAmount')} hasSun={!amount || !cost}>
          <Amount value={amount} missing={t('notKnown')} />
          {amount && cost && <CostBar received={received ?? amount} cost={cost} />}
        </MoneyPanel>
      )}
      <Card>
        <ProductHeader logo={productLogo} name={productName} note={rateText} />
        <dl className="offer-hero__figures">
          {received && (
            <Figure
              isLarge
              label={t('received')}
              note={keptBack && keptBack.minor > 0 && t('keptBack', { amount: formatMoney(keptBack) })}
              value={<Figured amount={received} />}
            />
          )}
          {isShown(repaid) && (
            <Figure
              isLarge
              isContradicted={terms.contradictions.some(({ kind }) => kind === 'repaidBelowReceived')}
              label={t('repaid')}
              value={<Figured amount={repaid} />}
            />
          )}
          {isShown(cost) && (
            <Figure
              isLarge
              label={t('cost')}
              note={perUnit && t('costPerUnit', { cost: formatMoney(perUnit.cost), unit: formatMoney(perUnit.unit) })}
              value={<Figured amount={cost} />}
            />
          )}
          {equal && (
            <Figure
              label={t('instalments')}
              value={<span className="offer-hero__amount">{`${equal.count} × ${formatMoney(equal.each)}`}</span>}
            />
          )}
          {isShown(term) && <Figure label={t('loanTerm')} value={term ?? t('notKnown')} />}
          {firstDate && <Figure label={t('firstPaymentDate')} value={dayText(firstDate, locale)} />}
        </dl>
        <RepaidWhen plan={plan} />
      </Card>
    </Cost>
  );
}

/** The figures, named as what they are for who cannot see that they belong together. */
function Cost({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="offer-hero">
      <h2 id={id} className="van-visually-hidden">
        {label}
      </h2>
      {children}
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string | false | null;
  readonly isLarge?: boolean;
  readonly isContradicted?: boolean;
}

function Figure({ label, value, note, isLarge, isContradicted }: FigureProps): ReactElement {
  return (
    <div
      className={`offer-hero__figure${isLarge ? ' offer-hero__figure--large' : ''}${isContradicted ? ' contradicted' : ''}`}
    >
      <dt className="offer-hero__label">{label}</dt>
      <dd className="offer-hero__value">{value}</dd>
      {note && <dd className="offer-hero__per-unit">{note}</dd>}
    </div>
  );
}

/** An amount; never 0 for one that is not known. */
function Figured({ amount }: { readonly amount: Money | null }): ReactElement {
  const t = useMessages(loanConfirmMessages);
  if (amount) return <OneLine>{formatMoney(amount)}</OneLine>;
  return <span className="offer-hero__unknown">{t('notKnown')}</span>;
}

/** How often and until when; a single repayment is said by its place in the plan. */
function RepaidWhen({ plan }: Pick<LoanTerms, 'plan'>): ReactElement | null {
  const t = useMessages(loanConfirmMessages);
  const { locale } = useLocale();
  const days = repaymentDays(plan);
  if (days.kind !== 'parts') return null;
  const said = (day: string) => dayText(day, locale);
  return (
    <p className="offer-hero__note">
      <UnbrokenText>
        {t('repaidInParts', { count: days.count, first: said(days.first), last: said(days.last) })}
      </UnbrokenText>
    </p>
  );
}

type BarStyle = CSSProperties & Record<'--cost-share', string>;

/** The repayments as one bar: the loan, and at its end what it costs, to scale. The figures beside it say both. */
function CostBar({ received, cost }: { readonly received: Money; readonly cost: Money }): ReactElement | null {
  const whole = received.minor + cost.minor;
  if (whole <= 0) return null;
  const style: BarStyle = { '--cost-share': `${((100 * cost.minor) / whole).toFixed(2)}%` };
  return (
    <div className="cost-bar" style={style} aria-hidden="true">
      <span className="cost-bar__get" />
      {cost.minor > 0 && <span className="cost-bar__cost" />}
    </div>
  );
}
