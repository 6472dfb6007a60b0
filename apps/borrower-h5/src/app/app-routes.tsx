import { lazy, Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { BootShape } from '#app/boot-shape.tsx';
import { HandOver, type HandOverProps } from '#app/early/hand-over.tsx';
import { whenIdle } from '#app/when-idle.ts';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';

/** A screen as a chunk of its own, by the name its module exports it under. `load` fetches it ahead. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return { Screen: lazy<ComponentType>(async () => ({ default: (await load())[name] })), load };
}

/** Each screen is a chunk of its own: nothing loads that is not shown, or likely to be next. */
const screens: readonly (readonly [path: string, screen: ReturnType<typeof screen>])[] = [
  [
    paths.orderDetails,
    screen(() => import('#screens/order/order-details/order-details.route.tsx'), 'OrderDetailsRoute'),
  ],
  [paths.repay, screen(() => import('#screens/repayment/repay/repay.route.tsx'), 'RepayRoute')],
  [paths.repayDelay, screen(() => import('#screens/repayment/repay-delay/repay-delay.route.tsx'), 'RepayDelayRoute')],
  [
    paths.repaymentOfCode,
    screen(() => import('#screens/repayment/repayment-of-code/repayment-of-code.route.tsx'), 'RepaymentOfCodeRoute'),
  ],
  [
    paths.chooseRepayment,
    screen(() => import('#screens/repayment/choose-repayment/choose-repayment.route.tsx'), 'ChooseRepaymentRoute'),
  ],
  [
    paths.repaymentInstructions,
    screen(
      () => import('#screens/repayment/repayment-instructions/repayment-instructions.route.tsx'),
      'RepaymentInstructionsRoute',
    ),
  ],
  [
    paths.repaymentOfStoredCode,
    screen(
      () => import('#screens/repayment/repayment-of-stored-code/repayment-of-stored-code.route.tsx'),
      'RepaymentOfStoredCodeRoute',
    ),
  ],
  [paths.orders, screen(() => import('#screens/order/orders/orders.route.tsx'), 'OrdersRoute')],
  [
    paths.jointLoginFailure,
    screen(() => import('#screens/order/joint-login-failure/joint-login-failure.route.tsx'), 'JointLoginFailureRoute'),
  ],
  [
    paths.loanConfirm,
    screen(() => import('#screens/loan-confirm/loan-confirm/loan-confirm.route.tsx'), 'LoanConfirmRoute'),
  ],
  [
    paths.instalmentConfirm,
    screen(() => import('#screens/loan-confirm/loan-confirm/loan-confirm.route.tsx'), 'InstalmentConfirmRoute'),
  ],
  [
    paths.newLoanConfirm,
    screen(() => import('#screens/loan-confirm/new-loan-confirm/new-loan-confirm.route.tsx'), 'NewLoanConfirmRoute'),
  ],
  [
    paths.recommendList,
    screen(() => import('#screens/product/recommend-list/recommend-list.route.tsx'), 'RecommendListRoute'),
  ],
  [paths.product, screen(() => import('#screens/product/product/product.route.tsx'), 'ProductRoute')],
  [
    paths.loanAgreement,
    screen(() => import('#screens/legal/loan-agreement/loan-agreement.route.tsx'), 'LoanAgreementRoute'),
  ],
  [paths.complaint, screen(() => import('#screens/complaint/complaint/complaint.route.tsx'), 'ComplaintRoute')],
  [
    paths.complaintNext,
    screen(() => import('#screens/complaint/complaint-next/complaint-next.route.tsx'), 'ComplaintNextRoute'),
  ],
  [
    paths.complaintList,
    screen(() => import('#screens/complaint/complaint-list/complaint-list.route.tsx'), 'ComplaintListRoute'),
  ],
  [
    paths.complaintDetails,
    screen(() => import('#screens/complaint/complaint-details/complaint-details.route.tsx'), 'ComplaintDetailsRoute'),
  ],
  [paths.bindBank, screen(() => import('#screens/bank/bind-bank/bind-bank.route.tsx'), 'BindBankRoute')],
  [
    paths.customerService,
    screen(() => import('#screens/help/customer-service/customer-service.route.tsx'), 'CustomerServiceRoute'),
  ],
  [paths.aboutUs, screen(() => import('#screens/help/about-us/about-us.route.tsx'), 'AboutUsRoute')],
  [
    paths.privacyPolicy,
    screen(() => import('#screens/help/privacy-policy/privacy-policy.route.tsx'), 'PrivacyPolicyRoute'),
  ],
  [paths.error, screen(() => import('#screens/error/error.route.tsx'), 'ErrorRoute')],
];

const { Screen: NotFound } = screen(() => import('#screens/error/error.route.tsx'), 'NotFoundRoute');

/** Where most borrowers go from a screen. Its code is fetched ahead, so that the tap waits for the answer alone. */
const nextPaths: Readonly<Record<string, readonly string[]>> = {
  [paths.orders]: [paths.orderDetails],
  [paths.orderDetails]: [paths.repay, paths.repayDelay],
  [paths.repay]: [paths.repaymentOfStoredCode],
  [paths.complaint]: [paths.complaintNext],
  [paths.complaintNext]: [paths.complaintList],
  [paths.complaintList]: [paths.complaintDetails],
};

/** Which screen answers at which path. A path nobody knows shows the error screen. */
export function AppRoutes(handOver: HandOverProps): ReactElement {
  return (
    <Suspense fallback={<BootShape />}>
      <Routes>
        <Route path="/" element={<Navigate to={paths.orders} replace />} />
        {screens.map(([path, { Screen }]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
      {/* One sibling of the routes, as in `paint-early.tsx`: React's ids count them. */}
      <>
        <HandOver {...handOver} />
        <Prefetch />
      </>
    </Suspense>
  );
}

/** Fetches the code of the next screens when the browser is idle. */
function Prefetch(): null {
  const { window } = useServices();
  const { pathname } = useLocation();
  useEffect(() => whenIdle(window, () => fetchAhead(pathname)), [pathname, window]);
  return null;
}

function fetchAhead(from: string): void {
  for (const [path, { load }] of screens) {
    // What cannot be fetched now is asked for again by the tap that needs it.
    if (nextPaths[from]?.includes(path)) load().catch(() => undefined);
  }
}
