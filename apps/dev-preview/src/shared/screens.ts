import type { InAppPath } from '@peace/session';

/** A screen that the page can open. */
export interface ScreenLink {
  readonly title: string;
  readonly path: InAppPath;
}

// The paths are the borrower app's (docs/decisions/0001-addresses.md). Apps do not import each other, so they stand here
// once more; a journey opens each of these links and expects a screen.

/** The ten that the test page must offer (spec §2). */
export const testPageLinks: readonly ScreenLink[] = [
  { title: 'Confirm loan', path: '/loanConfirm' },
  { title: 'Loan detail', path: '/loanDetail' },
  { title: 'Repay', path: '/repay' },
  { title: 'Repay delay', path: '/repayDelay' },
  { title: 'Bind bank', path: '/bindBank' },
  { title: 'About us', path: '/aboutUs' },
  { title: 'Complaint', path: '/complaint' },
  { title: 'Customer service', path: '/customerService' },
  { title: 'Privacy policy', path: '/privacyPolicy' },
  { title: 'Repayment instructions', path: '/repaymentInstructions' },
];

/** Every other screen. */
export const furtherLinks: readonly ScreenLink[] = [
  { title: 'Orders', path: '/order' },
  { title: 'Confirm of period', path: '/confirmOfPeriod' },
  { title: 'New loan confirm', path: '/newLoanConfirm' },
  { title: 'Joint-login failure', path: '/jointLoginFailure' },
  { title: 'Choose repayment', path: '/chooseRepayment?amount=545000' },
  { title: 'Repayment by code', path: '/repaymentOfCode?showType=1&payCode=123456789012&repayAmount=5450' },
  { title: 'Repayment by QR code', path: '/repaymentOfCode?showType=2&payCode=123456789012&repayAmount=5450' },
  { title: 'Repayment by code v2', path: '/repaymentOfCode2' },
  { title: 'Complaint list', path: '/complaintList' },
  { title: 'Complaint, second page', path: '/complainPageNext?problemType=2&orderNo=7001' },
  { title: 'Complaint details', path: '/complainDetails?problemId=5002' },
  { title: 'Loan agreement', path: '/loanAgreement' },
  { title: 'Recommended products', path: '/recommendList' },
  { title: 'Product', path: '/product' },
  { title: 'Error screen', path: '/error' },
  { title: 'Registration (promotion)', path: '/promotion?id=1&user_from=preview' },
];
