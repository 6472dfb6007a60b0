import wireNames from '@peace/api-client/contract/wire-names.json';
import { createSandbox } from '@peace/sandbox';
import { screens } from '@peace/screens';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BindBankRoute } from '#screens/bank/bind-bank/use-bind-bank.ts';
import { ComplaintRoute } from '#screens/complaint/complaint/use-complaint.ts';
import { ComplaintListRoute } from '#screens/complaint/complaint-list/use-complaint-list.ts';
import { CustomerServiceRoute } from '#screens/help/customer-service/use-customer-service.ts';
import { JointLoginFailureRoute } from '#screens/order/joint-login-failure/use-joint-login-failure.ts';
import { OrdersRoute } from '#screens/order/orders/use-orders.tsx';
import { RecommendListRoute } from '#screens/order/recommend-list/use-recommend-list.ts';
import { ChooseRepaymentRoute } from '#screens/repayment/choose-repayment/use-choose-repayment.ts';
import { comeBack } from '#shared/testing/come-back.ts';
import { press } from '#shared/testing/press.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { expectToastAnnouncedOnce } from '#shared/testing/toasts.ts';

const busy = 'The service is busy. Please try again later.';
const shown = [
  { name: 'bind-bank', route: <BindBankRoute />, path: screens.bindBank.path, endpoint: 'getBankForm' },
  { name: 'orders', route: <OrdersRoute />, path: screens.orders.path, endpoint: 'getComplaintOptions' },
  {
    name: 'complaint-list',
    route: <ComplaintListRoute />,
    path: screens.complaintList.path,
    endpoint: 'listComplaints',
  },
  {
    name: 'customer-service',
    route: <CustomerServiceRoute />,
    path: screens.customerService.path,
    endpoint: 'getSupportContact',
  },
  {
    name: 'joint-login-failure',
    route: <JointLoginFailureRoute />,
    path: screens.jointLoginFailure.path,
    endpoint: 'jointLoginFailure',
  },
];

describe.each(shown)('$name: a first read that failed', ({ name, route, path, endpoint }) => {
  const open = (kind: 'rejected' | 'http500') => {
    const sandbox = createSandbox({ scenario: name });
    sandbox.faults.add({ endpoint, kind, times: 1 });
    return renderScreen(route, path, { scenario: name, sandbox });
  };
  const retry = () => screen.queryByRole('button', { name: 'Retry' });
  const expectRead = () => waitFor(() => expect(retry()).not.toBeInTheDocument());

  test('shows the server’s words as a state and as a toast that is not announced twice, and can be tried again', async () => {
    open('rejected');
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { name: busy })).toBeVisible();
    await expectToastAnnouncedOnce(busy);
    await press(screen.getByRole('button', { name: 'Retry' }));
    await expectRead();
    expect(screen.queryByRole('heading', { name: busy })).not.toBeInTheDocument();
  });

  test.each(['rejected', 'http500'] as const)('(%s) is read again when the borrower comes back', async (kind) => {
    open(kind);
    await screen.findByRole('button', { name: 'Retry' });
    comeBack();
    await expectRead();
  });

  test('without words of the server is a state and no toast', async () => {
    open('http500');
    await screen.findByRole('button', { name: 'Retry' });
    expect(document.querySelector('.van-toast')).toBeNull();
  });
});

const { jointLoginFailure, variant2Envelope } = wireNames;
const lists = [
  ...shown.slice(0, 3),
  { name: 'complaint', route: <ComplaintRoute />, path: screens.complaint.path, endpoint: 'getComplaintOptions' },
  {
    name: 'legacy-repayment',
    route: <ChooseRepaymentRoute />,
    path: screens.chooseRepayment.path,
    endpoint: 'getRepaymentWays',
  },
  {
    name: 'recommend-list',
    route: <RecommendListRoute />,
    path: screens.recommendList.path,
    endpoint: 'jointLoginFailure',
  },
];

describe.each(lists)('$name: a list that was not sent', ({ name, route, path, endpoint }) => {
  test.each([undefined, null])('is not called empty (%j), and can be requested again', async (list) => {
    const names = ['items', 'orderList', 'tabs', 'bankCards', jointLoginFailure.products.name];
    const data = { repayToken: 'token', ...Object.fromEntries(names.map((each) => [each, list])) };
    const envelope =
      endpoint === 'jointLoginFailure'
        ? { [variant2Envelope.code]: '00', [variant2Envelope.data]: data }
        : { code: endpoint === 'getRepaymentWays' ? '00' : 0, data };
    const sandbox = createSandbox({ scenario: name });
    sandbox.faults.add({ endpoint, kind: 'override', times: 1, body: JSON.stringify(envelope) });
    renderScreen(route, path, { scenario: name, sandbox });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await press(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
  });
});
