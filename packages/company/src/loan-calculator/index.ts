export { addMonths, daysBetween, type Day } from './calendar.ts';
export {
  calculate,
  calculatorFields,
  plainFigure,
  type Calculated,
  type CalculatorField,
  type CalculatorInput,
  type FieldProblem,
} from './calculate.ts';
export { percentText } from './effective-rate.ts';
export { scheduleOf } from './instalments.ts';
export {
  defaultInput,
  exampleOf,
  exampleTexts,
  shortMoney,
  smallLoanPayment,
  workedExample,
  type ExamplePayment,
  type WorkedExample,
} from './worked-example.ts';
