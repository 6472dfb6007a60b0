import { addMoney, compareMoney, parseMoney, type Money } from '@peace/money-date';

/** One of the server's rows. */
interface Row {
  readonly label: string;
  readonly value: string;
}

/** A row, and whether it is the sum of those above it. */
type SumRow<Each extends Row> = Each & { readonly isTotal?: boolean };

const pesos = /^(?:₱|PHP)?\s?(\d[\d,]*\.\d{2})$/i;

/**
 * The rows with the one marked that is their sum: the row of the amount due, where the amounts above it really add up to it. None is
 * where they do not. Nothing is worked out to be shown: it decides how the server's own rows are set.
 */
export function withTotal<Each extends Row>(rows: readonly Each[], due: Money | null): readonly SumRow<Each>[] {
  const at = due ? rows.findIndex((row, index) => isSumOf(row, rows.slice(0, index), due)) : -1;
  return at === -1 ? rows : rows.map((row, index) => (index === at ? { ...row, isTotal: true } : row));
}

function isSumOf(row: Row, above: readonly Row[], due: Money): boolean {
  const amounts = above.flatMap(({ value }) => amountIn(value) ?? []);
  const total = amountIn(row.value);
  if (total === null || amounts.length < 2 || compareMoney(total, due) !== 0) return false;
  const [first, ...rest] = amounts;
  const sum = rest.reduce<Money | null>((before, amount) => before && addMoney(before, amount), first ?? null);
  return sum !== null && compareMoney(sum, due) === 0;
}

const amountIn = (text: string): Money | null => parseMoney(pesos.exec(text.trim())?.[1]);
