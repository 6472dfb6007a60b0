/**
 * The regulator's published caps on a small short-term loan. They do not change the figures of the loan terms; where a cap is
 * lower, the cap applies.
 */
export const smallLoanLimits = {
  source: 'SEC Memorandum Circular No. 14, series of 2025',
  /** The caps apply to loans entered into from this day on. */
  from: '2026-04-01',
  /** Unsecured loans of at most so many whole pesos, for at most so many months. */
  upToPesos: 10_000,
  upToMonths: 4,
  /** Percent of the loan amount a month. */
  nominalPercentPerMonth: 6,
  /** Percent a month, with every charge in it. */
  effectivePercentPerMonth: 12,
  /** Percent of the amount due a month: penalties for late payment. */
  latePercentPerMonth: 5,
  /** Percent of the loan amount: interest, fees and penalties together. */
  totalCostPercent: 100,
} as const;

/**
 * Whether the caps apply to a loan.
 *
 * @param amount minor units
 */
export function isSmallLoan(amount: number, months: number): boolean {
  return amount <= smallLoanLimits.upToPesos * 100 && months <= smallLoanLimits.upToMonths;
}

/**
 * The most that may be added to a payment of a small loan that is up to a month late.
 *
 * @param unpaid minor units, as is what is returned; a fraction of a centavo is not charged
 */
export function lateLimitOfMonth(unpaid: number): number {
  return Math.floor((unpaid * smallLoanLimits.latePercentPerMonth) / 100);
}
