import type { Money } from './money.ts';

/** −1 when a is less than b, 1 when it is more, 0 when equal; `null` when their currencies differ. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 | null {
  if (a.currency !== b.currency) return null;
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
}
