/** The journeys that use a screen, by a word of its path. */
const journeys: readonly (readonly [start: string, name: string])[] = [
  ['/loanDetail', 'order-details'],
  ['/loanConfirm', 'loan-confirm'],
  ['/confirmOfPeriod', 'loan-confirm'],
  ['/newLoanConfirm', 'new-loan-confirm'],
  ['/jointLoginFailure', 'joint-login-failure'],
  ['/repaymentInstructions', 'repayment-instructions'],
  ['/repaymentOfCode', 'repayment-codes'],
  ['/repay', 'repayment-channels'],
  ['/chooseRepayment', 'legacy-repayment-cards'],
  ['/bindBank', 'bind-bank-saving'],
  ['/complaintList', 'complaint-list-and-rating'],
  ['/complainDetails', 'complaint-list-and-rating'],
  ['/compla', 'complaint-sending'],
  ['/promotion', 'promo-landing-form'],
  ['/customerService', 'help'],
  ['/aboutUs', 'help'],
  ['/privacyPolicy', 'help'],
];

/** The file of the journeys that go through a place. */
export function journeyOf(place: string): string {
  const found = journeys.find(([start]) => place.startsWith(start));
  return `tooling/e2e/src/journeys/${found === undefined ? 'orders-and-products' : found[1]}.spec.ts`;
}
