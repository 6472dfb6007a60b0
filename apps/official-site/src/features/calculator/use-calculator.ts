import { useEffect, useMemo, useState } from 'react';
import { calculate, calculatorFields } from '@peace/company/loan-calculator';
import type { Day, CalculatorField, CalculatorInput, FieldProblem } from '@peace/company/loan-calculator';
import { figuresOf, withFigures } from './calculator-address.ts';

/** What the calculator does in a browser. */
export interface CalculatorActions {
  /** The query that the page is at. */
  readonly readQuery: () => URLSearchParams;
  /** Keeps the figures in the address; `null` takes them out. */
  readonly keepFigures: (input: CalculatorInput | null) => void;
  /** Copies the address of this calculation. Called in the tap itself. */
  readonly copyLink: (near: Element) => Promise<{ readonly kind: 'copied' | 'manual' }>;
  readonly print: () => void;
  /** Today in Manila. */
  readonly today: () => Day;
}

/** A slider fires many times a second, and browsers limit how often the address may change. */
const addressDelayMs = 400;

const sameFigures = (one: CalculatorInput, other: CalculatorInput) =>
  calculatorFields.every((field) => one[field].trim() === other[field].trim());

/** `2.` on the way to `2.5`. */
const isUnfinished = (text: string) => /^\s*\d+\.\s*$/.test(text);

/** The calculator's input and its result, live. A valid input is written to the address. */
export function useCalculator(defaults: CalculatorInput, { readQuery, keepFigures }: CalculatorActions) {
  const [input, setInput] = useState(defaults);
  const [isChecked, setChecked] = useState(false);
  const calculation = useMemo(() => calculate(input), [input]);

  // What was typed before the address is read stays.
  useEffect(
    () => setInput((before) => (before === defaults ? figuresOf(readQuery(), defaults) : before)),
    [readQuery, defaults],
  );

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
   * What is no number is said at once, an empty field once the form was sent. Nothing is said when a field is left: the
   * words would move the button during the tap on it.
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
