import type { Offer } from '@peace/company';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { useMessages } from '@peace/i18n/react';
import { defaultInput, exampleOf, exampleTexts } from '@peace/company/loan-calculator';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useCalculator } from './use-calculator.ts';
import type { CalculatorActions } from './use-calculator.ts';

type Calculation = ReturnType<typeof useCalculator>;

const CalculationContext = createContext<Calculation | null>(null);

/** What the calculation is of, and the parts that show it. */
export interface CalculationProviderProps {
  readonly offer: Offer;
  readonly actions: CalculatorActions;
  readonly children: ReactNode;
}

/** One calculation for the first view, the drawn phone and the calculator: what is moved in one is moved in all. */
export function CalculationProvider({ offer, actions, children }: CalculationProviderProps) {
  const defaults = useMemo(() => defaultInput(offer), [offer]);
  const calculation = useCalculator(defaults, actions);
  return (
    <CalculationContext value={calculation}>
      {children}
      <Announcement input={calculation.input} start={offer.exampleStart} />
    </CalculationContext>
  );
}

/** The calculation around. */
export function useCalculation(): Calculation {
  const calculation = useContext(CalculationContext);
  if (!calculation) throw new Error('There is no CalculationProvider around.');
  return calculation;
}

/** A slider fires many times a second: only its final value is announced to screen readers. */
const settledMs = 600;

/** Announces the result of a change in one sentence. */
function Announcement({ input, start }: { readonly input: Calculation['input']; readonly start: string }) {
  const t = useMessages(siteCalculatorMessages);
  const [text, setText] = useState('');
  const first = useRef(input);
  useEffect(() => {
    if (first.current === input) return undefined;
    const timer = setTimeout(() => {
      const example = exampleOf(input, start);
      setText(example ? t('announced', exampleTexts(example)) : '');
    }, settledMs);
    return () => clearTimeout(timer);
  }, [input, start, t]);
  return (
    <p role="status" className="van-visually-hidden">
      {text}
    </p>
  );
}
