export {
  addMoney,
  compareMoney,
  type Currency,
  formatMoney,
  groupThousands,
  type Money,
  moneyFromMinor,
  multiplyByDecimal,
  NO_VALUE,
  parseMoney,
  subtractMoney,
  toDecimalString,
} from './money.ts';
export {
  type Decimal,
  halfUp,
  multiplyDecimals,
  parseDecimal,
  percent,
  roundDecimal,
  type Rounding,
} from './decimal.ts';
export { afterWeekdays, daysBetween, formatDate, formatTime, parseWireDate, weekdayOf } from './date.ts';
export { type Clock, systemClock } from './clock.ts';
