import type { PlannedRepayment } from './loan-terms.ts';

/** What every repayment of a plan pays, in the server's words, where they all say the same; null where they do not, or of one alone. */
export function sharedParts(plan: readonly PlannedRepayment[]): string | null {
  const [first, ...others] = plan;
  if (!first?.description || others.length === 0) return null;
  return others.every(({ description }) => description === first.description) ? first.description : null;
}
