import type { Offer } from '@peace/company';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { useMessages } from '@peace/i18n/react';
import { addMonths, daysBetween, defaultInput, exampleOf, exampleTexts } from '@peace/company/loan-calculator';
import type { Day } from '@peace/company/loan-calculator';
import { figures, limitFigures } from '@peace/company/loan-facts';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useCalculator } from './use-calculator.ts';
import type { CalculatorActions } from './use-calculator.ts';

type Calculation = ReturnType<typeof useCalculator> & {
  /** The day on which the money comes: today in Manila; `null` in the prerendered page. */
  readonly start: Day | null;
  /** Why the figures are no loan that the company may make, in words; `null`: they are. */
  readonly notice: string | null;
  /** The loan is shorter or longer than the company's loans. */
  readonly isOutside: boolean;
};

const CalculationContext = createContext<Calculation | null>(null);

/** What the calculation is of, and the parts that show it. */
export interface CalculationProviderProps {
  readonly offer: Offer;
  readonly actions: CalculatorActions;
  readonly children: ReactNode;
}

/** The calculator's figures and result, and whether the company may lend them. */
function useOfferCalculation(offer: Offer, actions: CalculatorActions): Calculation {
  const t = useMessages(siteCalculatorMessages);
  const defaults = useMemo(() => defaultInput(offer), [offer]);
  const calculator = useCalculator(defaults, actions);
  const start = useIsHydrated() ? actions.today() : null;
  const days = start === null ? null : termDays(start, calculator.result?.instalments.length ?? 0);
  const isOutside = days !== null && (days < figures.minDays || days > figures.maxDays);
  const isOverLimit = calculator.result?.isOverLimit === true;
  const notice = isOverLimit ? t('overLimit', limitFigures) : isOutside ? t('termOutside', { ...figures, days }) : null;
  return { ...calculator, start, notice, isOutside };
}

/** One calculation for the card of the first view and the drawn phone. */
export function CalculationProvider({ offer, actions, children }: CalculationProviderProps) {
  const calculation = useOfferCalculation(offer, actions);
  return (
    <CalculationContext value={calculation}>
      {children}
      <Announcement input={calculation.input} notice={calculation.notice} start={offer.exampleStart} />
    </CalculationContext>
  );
}

/** Days from the first day of a loan to its last payment; `null` where there is no payment. */
const termDays = (start: Day, months: number) => (months > 0 ? daysBetween(start, addMonths(start, months)) : null);

/** The calculation around. */
export function useCalculation(): Calculation {
  const calculation = useContext(CalculationContext);
  if (!calculation) throw new Error('There is no CalculationProvider around.');
  return calculation;
}

/** A slider fires many times a second: only its final value is announced to screen readers. */
const settledMs = 600;

/** What is announced: what figures come to, or why they are no loan. */
interface AnnouncementProps {
  readonly input: Calculation['input'];
  readonly notice: string | null;
  readonly start: Day;
}

/** Announces the result of a change in one sentence. */
function Announcement({ input, notice, start }: AnnouncementProps) {
  const t = useMessages(siteCalculatorMessages);
  const [text, setText] = useState('');
  const first = useRef(input);
  useEffect(() => {
    if (first.current === input) return undefined;
    const timer = setTimeout(() => {
      const example = exampleOf(input, start);
      setText(notice ?? (example ? t('announced', exampleTexts(example)) : ''));
    }, settledMs);
    return () => clearTimeout(timer);
  }, [input, notice, start, t]);
  return (
    <p role="status" className="van-visually-hidden">
      {text}
    </p>
  );
}
