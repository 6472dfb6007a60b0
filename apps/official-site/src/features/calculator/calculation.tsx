import { useEffect, useMemo, useState, createContext, useContext, useRef, type ReactNode } from 'react';
import {
  calculate,
  calculatorFields,
  type Calculated,
  type Day,
  type CalculatorField,
  type CalculatorInput,
  type FieldProblem,
  addMonths,
  daysBetween,
  defaultInput,
  exampleOf,
  exampleTexts,
  plainFigure,
} from '@peace/company/loan-calculator';
import { figuresOf, withFigures } from './calculator-address.ts';
import type { Offer } from '@peace/company';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { useMessages } from '@peace/i18n/react';
import { figures, limitFigures } from '@peace/company/loan-facts';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';

export interface CalculatorActions {
  readonly readQuery: () => URLSearchParams;
  /** Keeps the figures in the address; `null` takes them out. */
  readonly keepFigures: (input: CalculatorInput | null) => void;
  /** Copies the address of this calculation, which the page's own address follows later. Called in the tap itself. */
  readonly copyLink: (near: Element, input: CalculatorInput) => Promise<{ readonly kind: 'copied' | 'manual' }>;
  readonly print: () => void;
  readonly today: () => Day;
}

/** Browsers limit how often the address may change. */
const addressDelayMs = 400;

const sameFigures = (one: CalculatorInput, other: CalculatorInput) =>
  calculatorFields.every((field) => plainFigure(one[field]) === plainFigure(other[field]));

/** `2.` on the way to `2.5`. */
const isUnfinished = (text: string) => /^\s*\d+[.,]\s*$/.test(text);

/** The calculator's input and its result, live. A valid input is written to the address. */
function useCalculator(defaults: CalculatorInput, { readQuery, keepFigures }: CalculatorActions) {
  const [input, setInput] = useState(defaults);
  const [isChecked, setChecked] = useState(false);
  const calculation = useMemo(() => calculate(input), [input]);

  // A figure that was changed before the address is read stays.
  useEffect(() => {
    const named = figuresOf(readQuery(), defaults);
    setInput((before) => {
      const of = (field: CalculatorField) => (before[field] === defaults[field] ? named[field] : before[field]);
      return { amount: of('amount'), rate: of('rate'), period: of('period') };
    });
  }, [readQuery, defaults]);

  const isValid = calculation.kind === 'calculated';
  useEffect(() => {
    if (!isValid) return undefined;
    const timer = setTimeout(() => {
      const wanted = sameFigures(input, defaults) ? null : input;
      if (withFigures(readQuery(), wanted).toString() !== readQuery().toString()) keepFigures(wanted);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [input, isValid, defaults, keepFigures, readQuery]);

  /**
   * A field that is no number is reported while typing, an empty one after submit. Nothing is reported on blur: the message
   * would move the button during the tap on it.
   */
  const problemOf = (field: CalculatorField): FieldProblem | undefined => {
    if (calculation.kind !== 'invalid') return undefined;
    const problem = calculation.problems[field];
    return isChecked || (problem === 'notANumber' && !isUnfinished(input[field])) ? problem : undefined;
  };

  return {
    input,
    result: calculation.kind === 'calculated' ? calculation : null,
    problemOf,
    isIncomplete: calculatorFields.some((field) => problemOf(field) === 'missing'),
    edit: (field: CalculatorField, value: string) => setInput((before) => ({ ...before, [field]: value })),
    /** Shows every problem. The first field with one, to focus it. */
    check: (): CalculatorField | undefined => {
      setChecked(true);
      if (calculation.kind !== 'invalid') return undefined;
      return calculatorFields.find((field) => calculation.problems[field]);
    },
  };
}

export interface CalculationProviderProps {
  readonly offer: Offer;
  readonly actions: CalculatorActions;
  readonly children: ReactNode;
}

/** The calculator's figures and result, and whether the company may lend them. */
function useOfferCalculation(offer: Offer, actions: CalculatorActions) {
  const t = useMessages(siteCalculatorMessages);
  const defaults = useMemo(() => defaultInput(offer), [offer]);
  const calculator = useCalculator(defaults, actions);
  // The money comes today in Manila; in the prerendered page the day is not known.
  const start = useIsHydrated() ? actions.today() : null;
  const { input, result } = calculator;
  const days = start && result ? termDays(start, result, input.period) : null;
  const isOutside = days !== null && (days < figures.minDays || days > figures.maxDays);
  // A question about a doubtful rate, and the reasons why the company may not make such a loan.
  const notices = [
    ...(result?.isRateDoubtful ? [t('rateDoubtful', { rate: plainFigure(input.rate) })] : []),
    ...(result?.isOverLimit ? [t('overLimit', limitFigures)] : []),
    ...(isOutside ? [t('termOutside', { ...figures, days })] : []),
  ];
  const example = useMemo(() => exampleOf(input, offer.exampleStart), [input, offer]);
  return { ...calculator, start, notices, example };
}

type Calculation = ReturnType<typeof useOfferCalculation>;

const CalculationContext = createContext<Calculation | null>(null);

/** One calculation for the card of the first view and the drawn phone. */
export function CalculationProvider({ offer, actions, children }: CalculationProviderProps) {
  const calculation = useOfferCalculation(offer, actions);
  return (
    <CalculationContext value={calculation}>
      {children}
      <Announcement />
    </CalculationContext>
  );
}

/** Days from the first day of a loan to its last payment. A period without a schedule is counted in average months. */
function termDays(start: Day, { instalments }: Calculated, period: string): number {
  if (instalments.length > 0) return daysBetween(start, addMonths(start, instalments.length));
  return Math.round((Number(plainFigure(period).replaceAll(',', '')) * 365.25) / 12);
}

export function useCalculation(): Calculation {
  const calculation = useContext(CalculationContext);
  if (!calculation) throw new Error('There is no CalculationProvider around.');
  return calculation;
}

/** Only the figure that typing ends with is announced to screen readers. */
const settledMs = 600;

/** Announces the result of a change once, and what is to be asked about it. */
function Announcement() {
  const { input, notices, example } = useCalculation();
  const notice = notices.join(' ');
  const t = useMessages(siteCalculatorMessages);
  const [text, setText] = useState('');
  const first = useRef(input);
  useEffect(() => {
    if (first.current === input) return undefined;
    const timer = setTimeout(() => {
      const amounts = example ? t('announced', exampleTexts(example)) : '';
      const rate = example?.effective
        ? ` ${t('effective')} ${t('effectiveValue', { yearly: example.effective })}.`
        : '';
      setText([amounts + rate, notice].filter(Boolean).join(' '));
    }, settledMs);
    return () => clearTimeout(timer);
  }, [input, notice, example, t]);
  return (
    <p role="status" className="van-visually-hidden">
      {text}
    </p>
  );
}
