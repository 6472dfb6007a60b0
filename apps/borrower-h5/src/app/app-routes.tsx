import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

type Screen = ComponentType;

/** Each screen is a chunk of its own: nothing loads that is not shown. */
const screens: readonly (readonly [path: string, screen: Screen])[] = [
  [
    paths.orderDetails,
    lazy(async () => ({
      default: (await import('#screens/order/order-details/order-details.route.tsx')).OrderDetailsRoute,
    })),
  ],
  [paths.repay, lazy(async () => ({ default: (await import('#screens/repayment/repay/repay.route.tsx')).RepayRoute }))],
  [
    paths.repayDelay,
    lazy(async () => ({
      default: (await import('#screens/repayment/repay-delay/repay-delay.route.tsx')).RepayDelayRoute,
    })),
  ],
  [
    paths.repaymentOfCode,
    lazy(async () => ({
      default: (await import('#screens/repayment/repayment-of-code/repayment-of-code.route.tsx')).RepaymentOfCodeRoute,
    })),
  ],
  [
    paths.repaymentOfStoredCode,
    lazy(async () => ({
      default: (await import('#screens/repayment/repayment-of-stored-code/repayment-of-stored-code.route.tsx'))
        .RepaymentOfStoredCodeRoute,
    })),
  ],
  [paths.error, lazy(async () => ({ default: (await import('#screens/error/error.route.tsx')).ErrorRoute }))],
];

const NotFound = lazy(async () => ({ default: (await import('#screens/error/error.route.tsx')).NotFoundRoute }));

/** Which screen answers at which path. A path nobody knows shows the error screen. */
export function AppRoutes(): ReactElement {
  return (
    // No fallback: a chunk arrives within a moment, and the screen brings its own skeleton.
    <Suspense fallback={null}>
      <Routes>
        <Route path="/" element={<Navigate to={paths.orders} replace />} />
        {screens.map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
