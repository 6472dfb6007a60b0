import type { ScreenName } from '@peace/screens';
import type { ScreenRoute } from '#shared/navigation/screen-route.ts';

/** The router has to know this of a screen before its code is there; path and parameters are in `@peace/screens`. */
export interface AppRoute {
  /** Fetches the screen's code: each screen is a chunk of its own. */
  readonly load: () => Promise<ScreenRoute>;
  /** Most borrowers go from it to these. Their code is prefetched, so that the tap waits for the response alone. */
  readonly next?: readonly ScreenName[];
}

/**
 * The routes. All else of a screen is in its chunk, which begins at `use-<screen>`; here it would be in the first chunk, with the
 * messages and the schemas of every screen (docs/decisions/screens-and-state.md). A declared screen without a row does not compile.
 */
export const routes: Readonly<Record<ScreenName, AppRoute>> = {
  orders: {
    load: async () => (await import('#screens/order/orders/use-orders.tsx')).OrdersRoute,
    next: ['orderDetails'],
  },
  orderDetails: {
    load: async () => (await import('#screens/order/order-details/use-order-details.tsx')).OrderDetailsRoute,
    next: ['repay', 'repayDelay'],
  },
  jointLoginFailure: {
    load: async () =>
      (await import('#screens/order/joint-login-failure/use-joint-login-failure.ts')).JointLoginFailureRoute,
  },
  repay: {
    load: async () => (await import('#screens/repayment/repay/use-repay.ts')).RepayRoute,
    next: ['repaymentOfStoredCode'],
  },
  repayDelay: {
    load: async () => (await import('#screens/repayment/repay-delay/use-repay-delay.ts')).RepayDelayRoute,
  },
  chooseRepayment: {
    load: async () =>
      (await import('#screens/repayment/choose-repayment/use-choose-repayment.ts')).ChooseRepaymentRoute,
  },
  repaymentOfCode: {
    load: async () =>
      (await import('#screens/repayment/repayment-of-code/use-repayment-of-code.ts')).RepaymentOfCodeRoute,
  },
  repaymentOfStoredCode: {
    load: async () =>
      (await import('#screens/repayment/repayment-of-stored-code/use-repayment-of-stored-code.tsx'))
        .RepaymentOfStoredCodeRoute,
  },
  repaymentInstructions: {
    load: async () =>
      (await import('#screens/repayment/repayment-instructions/use-repayment-instructions.ts'))
        .RepaymentInstructionsRoute,
  },
  loanConfirm: {
    load: async () => (await import('#screens/loan-confirm/loan-confirm/use-loan-confirm.ts')).LoanConfirmRoute,
  },
  instalmentConfirm: {
    load: async () => (await import('#screens/loan-confirm/loan-confirm/use-loan-confirm.ts')).InstalmentConfirmRoute,
  },
  newLoanConfirm: {
    load: async () =>
      (await import('#screens/loan-confirm/new-loan-confirm/use-new-loan-confirm.ts')).NewLoanConfirmRoute,
  },
  recommendList: {
    load: async () => (await import('#screens/order/recommend-list/use-recommend-list.ts')).RecommendListRoute,
  },
  product: {
    load: async () => (await import('#screens/loan-confirm/product/use-product.ts')).ProductRoute,
  },
  loanAgreement: {
    load: async () => (await import('#screens/loan-confirm/loan-agreement/use-loan-agreement.tsx')).LoanAgreementRoute,
  },
  complaint: {
    load: async () => (await import('#screens/complaint/complaint/use-complaint.ts')).ComplaintRoute,
    next: ['complaintNext'],
  },
  complaintNext: {
    load: async () => (await import('#screens/complaint/complaint-next/use-complaint-next.ts')).ComplaintNextRoute,
    next: ['complaintList'],
  },
  complaintList: {
    load: async () => (await import('#screens/complaint/complaint-list/use-complaint-list.ts')).ComplaintListRoute,
    next: ['complaintDetails'],
  },
  complaintDetails: {
    load: async () =>
      (await import('#screens/complaint/complaint-details/use-complaint-details.ts')).ComplaintDetailsRoute,
  },
  bindBank: {
    load: async () => (await import('#screens/bank/bind-bank/use-bind-bank.ts')).BindBankRoute,
  },
  customerService: {
    load: async () => (await import('#screens/help/customer-service/use-customer-service.ts')).CustomerServiceRoute,
  },
  help: {
    load: async () => (await import('#screens/help/help/use-help.ts')).HelpRoute,
  },
  aboutUs: {
    load: async () => (await import('#screens/help/about-us/about-us.route.tsx')).AboutUsRoute,
  },
  privacyPolicy: {
    load: async () => (await import('#screens/help/privacy-policy/privacy-policy.route.tsx')).PrivacyPolicyRoute,
  },
  error: {
    load: async () => (await import('#screens/error/use-error.ts')).ErrorRoute,
  },
};
