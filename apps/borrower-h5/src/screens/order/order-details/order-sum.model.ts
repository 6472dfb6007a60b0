import { addMoney, compareMoney, parseMoney, type Money } from '@peace/money-date';

interface Row {
  readonly label: string;
  readonly value: string;
}

/** A row, and whether it is the sum of those above it. */
type SumRow<Each extends Row> = Each & { readonly isTotal?: boolean };

const pesos = /^(?:₱|PHP)?\s?(\d[\d,]*\.\d{2})$/i;

/** The rows, with the one marked that is the sum of those above it and the amount due. It decides how the server's rows are set, and computes none. */
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
