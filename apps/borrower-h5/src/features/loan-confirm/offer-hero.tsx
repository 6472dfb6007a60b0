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
import { costPerUnit, dueDate, equalRepayments, isMonthly, loanCost } from './loan-cost.ts';
import type { CheckedTerms } from './offer-check.ts';
import './offer-hero.css';

export interface OfferHeroProps {
  readonly terms: CheckedTerms;
  /** It is no offer yet: unknown figures are not shown. */
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
  const perUnitText = perUnit && t('costPerUnit', { cost: formatMoney(perUnit.cost), unit: formatMoney(perUnit.unit) });
  const equal = equalRepayments(plan);
  const isFirstDatePlanned = plan[0] !== undefined && dueDate(plan[0].payTime) !== null;
  const firstDate = isFirstDatePlanned ? null : dueDate(firstPayTime);
  const isShown = (figure: unknown) => !isPreview || figure !== null;
  const term = periods === null || termUnit.trim() === '' ? null : t('term', { periods, unit: termUnit });
  // The specification's wording has each figure with its label, in one list.
  const isPlain = locale === 'original';
  const bar = amount && cost && { received: received ?? amount, cost };
  const keptBackText = keptBack && keptBack.minor > 0 && t('keptBack', { amount: formatMoney(keptBack) });
  return (
    <Cost label={t('costTitle')}>
      {isShown(amount) && (
        <MoneyPanel tone={amount ? 'due' : 'neutral'} title={t('loanAmount')} hasSun={!bar}>
          <Amount value={amount} missing={t('notKnown')} />
          {bar && <CostBar {...bar} />}
          {bar && !isPlain && (
            <dl className="cost-legend">
              {received && (
                <Figure
                  label={t('received')}
                  note={keptBackText}
                  value={keptBackText ? <Figured amount={received} /> : t('allOfIt')}
                />
              )}
              <Figure label={t('costPart')} value={<Figured amount={cost} />} />
            </dl>
          )}
        </MoneyPanel>
      )}
      <Card>
        <ProductHeader
          logo={productLogo}
          name={productName}
          note={
            <>
              {term && !isPlain && <span className="offer-hero__term">{term}</span>}
              {rateText && <span>{rateText}</span>}
            </>
          }
        />
        <dl className="offer-hero__figures">
          {received && (isPlain || !bar) && (
            <Figure isLarge label={t('received')} note={keptBackText} value={<Figured amount={received} />} />
          )}
          {isShown(repaid) && (
            <Figure
              isLarge
              isContradicted={terms.contradictions.some(({ kind }) => kind === 'repaidBelowReceived')}
              label={t('repaid')}
              value={<Figured amount={repaid} />}
            />
          )}
          {isShown(cost) && (isPlain || !bar) && (
            <Figure isLarge label={t('cost')} note={isPlain && perUnitText} value={<Figured amount={cost} />} />
          )}
          {equal && (
            <Figure
              isLarge
              label={t(isMonthly(plan) ? 'eachMonth' : 'instalments')}
              value={<OneLine>{`${equal.count} × ${formatMoney(equal.each)}`}</OneLine>}
            />
          )}
          {isShown(term) && (isPlain || !term) && <Figure label={t('loanTerm')} value={term ?? <NotKnown />} />}
          {firstDate && <Figure label={t('firstPaymentDate')} value={dayText(firstDate, locale)} />}
        </dl>
        {perUnitText && !isPlain && (
          <p className="offer-hero__note">
            <UnbrokenText>{perUnitText}</UnbrokenText>
          </p>
        )}
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
      {note && <dd className="offer-hero__note">{note}</dd>}
    </div>
  );
}

/** An amount; never 0 for one that is not known. */
function Figured({ amount }: { readonly amount: Money | null }): ReactElement {
  return amount ? <OneLine>{formatMoney(amount)}</OneLine> : <NotKnown />;
}

export function NotKnown(): ReactElement {
  const t = useMessages(loanConfirmMessages);
  return <span className="offer-hero__unknown">{t('notKnown')}</span>;
}

type BarStyle = CSSProperties & Record<'--cost-share', string>;

/** The repayments as one bar: the loan, and at its end what it costs, to scale. The legend below it says both. */
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
