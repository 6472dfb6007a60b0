import type { ScreenName } from '@peace/screens';
import type { ScreenRoute } from '#shared/screen-route.tsx';

/** What the router has to know of a screen before its code is there; path and parameters are in `@peace/screens`. */
export interface AppRoute {
  /** Fetches the screen's code: each screen is a chunk of its own. */
  readonly load: () => Promise<ScreenRoute>;
  /** Where most borrowers go from it. Their code is prefetched, so that the tap waits for the answer alone. */
  readonly next?: readonly ScreenName[];
}

/**
 * The routes. All else of a screen is in its route file; here it would be in the first chunk, with the messages and the schemas of
 * every screen (docs/decisions/screens-and-state.md). A declared screen without a row does not compile.
 */
export const routes: Readonly<Record<ScreenName, AppRoute>> = {
  orders: {
    load: async () => (await import('#screens/order/orders/orders.route.tsx')).OrdersRoute,
    next: ['orderDetails'],
  },
  orderDetails: {
    load: async () => (await import('#screens/order/order-details/order-details.route.tsx')).OrderDetailsRoute,
    next: ['repay', 'repayDelay'],
  },
  jointLoginFailure: {
    load: async () =>
      (await import('#screens/order/joint-login-failure/joint-login-failure.route.tsx')).JointLoginFailureRoute,
  },
  repay: {
    load: async () => (await import('#screens/repayment/repay/repay.route.tsx')).RepayRoute,
    next: ['repaymentOfStoredCode'],
  },
  repayDelay: {
    load: async () => (await import('#screens/repayment/repay-delay/repay-delay.route.tsx')).RepayDelayRoute,
  },
  chooseRepayment: {
    load: async () =>
      (await import('#screens/repayment/choose-repayment/choose-repayment.route.tsx')).ChooseRepaymentRoute,
  },
  repaymentOfCode: {
    load: async () =>
      (await import('#screens/repayment/repayment-of-code/repayment-of-code.route.tsx')).RepaymentOfCodeRoute,
  },
  repaymentOfStoredCode: {
    load: async () =>
      (await import('#screens/repayment/repayment-of-stored-code/repayment-of-stored-code.route.tsx'))
        .RepaymentOfStoredCodeRoute,
  },
  repaymentInstructions: {
    load: async () =>
      (await import('#screens/repayment/repayment-instructions/repayment-instructions.route.tsx'))
        .RepaymentInstructionsRoute,
  },
  loanConfirm: {
    load: async () => (await import('#screens/loan-confirm/loan-confirm/loan-confirm.route.tsx')).LoanConfirmRoute,
  },
  instalmentConfirm: {
    load: async () =>
      (await import('#screens/loan-confirm/loan-confirm/loan-confirm.route.tsx')).InstalmentConfirmRoute,
  },
  newLoanConfirm: {
    load: async () =>
      (await import('#screens/loan-confirm/new-loan-confirm/new-loan-confirm.route.tsx')).NewLoanConfirmRoute,
  },
  recommendList: {
    load: async () => (await import('#screens/order/recommend-list/recommend-list.route.tsx')).RecommendListRoute,
  },
  product: {
    load: async () => (await import('#screens/loan-confirm/product/product.route.tsx')).ProductRoute,
  },
  loanAgreement: {
    load: async () =>
      (await import('#screens/loan-confirm/loan-agreement/loan-agreement.route.tsx')).LoanAgreementRoute,
  },
  complaint: {
    load: async () => (await import('#screens/complaint/complaint/complaint.route.tsx')).ComplaintRoute,
    next: ['complaintNext'],
  },
  complaintNext: {
    load: async () => (await import('#screens/complaint/complaint-next/complaint-next.route.tsx')).ComplaintNextRoute,
    next: ['complaintList'],
  },
  complaintList: {
    load: async () => (await import('#screens/complaint/complaint-list/complaint-list.route.tsx')).ComplaintListRoute,
    next: ['complaintDetails'],
  },
  complaintDetails: {
    load: async () =>
      (await import('#screens/complaint/complaint-details/complaint-details.route.tsx')).ComplaintDetailsRoute,
  },
  bindBank: {
    load: async () => (await import('#screens/bank/bind-bank/bind-bank.route.tsx')).BindBankRoute,
  },
  customerService: {
    load: async () => (await import('#screens/help/customer-service/customer-service.route.tsx')).CustomerServiceRoute,
  },
  aboutUs: {
    load: async () => (await import('#screens/help/about-us/about-us.route.tsx')).AboutUsRoute,
  },
  privacyPolicy: {
    load: async () => (await import('#screens/help/privacy-policy/privacy-policy.route.tsx')).PrivacyPolicyRoute,
  },
  error: {
    load: async () => (await import('#screens/error/error.route.tsx')).ErrorRoute,
  },
};
