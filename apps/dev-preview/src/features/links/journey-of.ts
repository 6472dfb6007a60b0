import { screens } from '@peace/screens';

/** The journeys that use a screen, by a word of its path. */
const journeys: readonly (readonly [start: string, name: string])[] = [
  [screens.orderDetails.path, 'order-details'],
  [screens.loanConfirm.path, 'loan-confirm'],
  [screens.instalmentConfirm.path, 'loan-confirm'],
  [screens.newLoanConfirm.path, 'new-loan-confirm'],
  [screens.jointLoginFailure.path, 'joint-login-failure'],
  [screens.repaymentInstructions.path, 'repayment-instructions'],
  [screens.repaymentOfCode.path, 'repayment-codes'],
  [screens.repay.path, 'repayment-channels'],
  [screens.chooseRepayment.path, 'legacy-repayment-cards'],
  [screens.bindBank.path, 'bind-bank-saving'],
  [screens.complaintList.path, 'complaint-list-and-rating'],
  [screens.complaintDetails.path, 'complaint-list-and-rating'],
  ['/compla', 'complaint-sending'],
  ['/promotion', 'promo-landing-form'],
  [screens.customerService.path, 'help'],
  [screens.aboutUs.path, 'help'],
  [screens.privacyPolicy.path, 'help'],
];

/** The file of the journeys that go through a place. */
export function journeyOf(place: string): string {
  const found = journeys.find(([start]) => place.startsWith(start));
  return `tooling/e2e/src/journeys/${found === undefined ? 'orders-and-products' : found[1]}.spec.ts`;
}
