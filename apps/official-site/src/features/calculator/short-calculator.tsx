import type { Offer, OfferRange } from '@peace/company';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { useMessages } from '@peace/i18n/react';
import { defaultInput, exampleTexts, shortMoney } from '@peace/company/loan-calculator';
import { NO_VALUE, parseMoney } from '@peace/money-date';
import { WarningIcon } from '@peace/vant-react-compat/icon';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Pairs } from '#shared/pairs.tsx';
import { places } from '#shared/views.ts';
import { useCalculation } from './calculation.tsx';
import '#shared/page.css';
import './calculator.css';

/** What the card of the first view needs. */
export interface ShortCalculatorProps {
  readonly offer: Offer;
  /** The whole calculator, folded. */
  readonly children: ReactNode;
}

/**
 * How much and how long, and what it costs, in the first view. Without a script it is the worked example. Input from before
 * hydration is read from the form. `autoComplete="off"` keeps the browser from restoring the form after Back: the slider cannot
 * hold every amount, and the address has the figures.
 */
export function ShortCalculator({ offer, children }: ShortCalculatorProps) {
  const t = useMessages(officialSiteMessages);
  const words = useMessages(siteCalculatorMessages);
  const advice = useMessages(companyMessages)('advice');
  const { input, result, notice, edit, example } = useCalculation();
  const form = useRef<HTMLFormElement>(null);
  // Input from before hydration.
  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    const moved = new FormData(form.current);
    const defaults = defaultInput(offer);
    for (const field of ['amount', 'period'] as const) {
      const value = moved.get(field);
      if (typeof value === 'string' && value !== defaults[field]) edit(field, value);
    }
  });
  useEffect(() => takeOver(), []);
  const texts = example ? exampleTexts(example) : null;
  const amountText = shortMoney(parseMoney(input.amount));
  return (
    <section id={places.calculator} className="example card" aria-labelledby="example-title">
      <h2 id="example-title">{words('calculator')}</h2>
      {texts ? <p className="example-terms">{t('exampleTerms', texts)}</p> : null}
      <form ref={form} className="short-calculator" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <label className="short-amount">
          <span>{t('howMuch')}</span>
          <b>{amountText}</b>
          <input
            type="range"
            className="calculator-slider"
            name="amount"
            aria-label={t('howMuch')}
            aria-valuetext={amountText}
            min={offer.amount.min}
            max={offer.amount.max}
            step={offer.amount.step}
            value={input.amount}
            onChange={(event) => edit('amount', event.currentTarget.value)}
          />
        </label>
        <fieldset className="short-months">
          <legend>{t('howLong')}</legend>
          {monthChoices(offer.months).map((months) => (
            <label key={months}>
              <input
                type="radio"
                name="period"
                value={months}
                checked={input.period === months}
                onChange={() => edit('period', months)}
              />
              <span>{months}</span>
            </label>
          ))}
        </fieldset>
      </form>
      {notice ? (
        <p className="calculator-notice">
          <WarningIcon />
          <span>{notice}</span>
        </p>
      ) : (
        <Pairs
          className="pairs"
          of={{
            [t('exampleEach')]: texts?.each ?? NO_VALUE,
            [t('exampleTotal')]: shortMoney(result?.total ?? null),
            [t('exampleEffective')]: texts?.effectiveMonthly ? t('exampleMonthly', texts) : NO_VALUE,
          }}
        />
      )}
      {texts?.effective && !notice ? <p className="example-rate">{t('exampleRate', texts)}</p> : null}
      <p className="advice">{advice}</p>
      {children}
    </section>
  );
}

/** Four terms to choose from: the shortest, the usual one, one between, and the longest. */
export function monthChoices({ default: usual, min, max }: OfferRange): readonly string[] {
  const between = Math.round((Number(usual) + Number(max)) / 2);
  return [...new Set([min, usual, String(between), max])];
}
