import { paths } from '#shared/paths.ts';

/**
 * Where a borrower usually goes from a screen. The code of these is fetched while the screen is being read, so that a tap
 * costs one round trip, its data, and not two.
 */
export const likelyNext: Readonly<Record<string, readonly string[]>> = {
  [paths.orders]: [paths.orderDetails, paths.complaint],
  [paths.orderDetails]: [paths.repay, paths.repayDelay],
  [paths.repay]: [paths.repaymentOfCode],
  [paths.repayDelay]: [paths.repaymentOfCode],
  [paths.loanConfirm]: [paths.orderDetails],
  [paths.instalmentConfirm]: [paths.orderDetails],
  [paths.newLoanConfirm]: [paths.orderDetails],
  [paths.complaint]: [paths.complaintNext, paths.complaintList],
  [paths.complaintList]: [paths.complaintDetails],
};
