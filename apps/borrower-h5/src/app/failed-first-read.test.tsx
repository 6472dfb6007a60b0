import wireNames from '@peace/api-client/contract/wire-names.json';
import { createSandbox } from '@peace/sandbox';
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
import { openScreen } from '#shared/testing/render-screen.tsx';
import { expectToastAnnouncedOnce } from '#shared/testing/toasts.ts';

const busy = 'The service is busy. Please try again later.';
const shown = [
  { name: 'bind-bank', route: BindBankRoute, endpoint: 'getBankForm' },
  { name: 'orders', route: OrdersRoute, endpoint: 'getComplaintOptions' },
  {
    name: 'complaint-list',
    route: ComplaintListRoute,
    endpoint: 'listComplaints',
  },
  {
    name: 'customer-service',
    route: CustomerServiceRoute,
    endpoint: 'getSupportContact',
  },
  {
    name: 'joint-login-failure',
    route: JointLoginFailureRoute,
    endpoint: 'jointLoginFailure',
  },
];

describe.each(shown)('$name: a first read that failed', ({ name, route, endpoint }) => {
  const open = (kind: 'rejected' | 'http500') => {
    const sandbox = createSandbox({ scenario: name });
    sandbox.faults.add({ endpoint, kind, times: 1 });
    return openScreen(route, { scenario: name, sandbox });
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
  { name: 'complaint', route: ComplaintRoute, endpoint: 'getComplaintOptions' },
  {
    name: 'legacy-repayment',
    route: ChooseRepaymentRoute,
    endpoint: 'getRepaymentWays',
  },
  {
    name: 'recommend-list',
    route: RecommendListRoute,
    endpoint: 'jointLoginFailure',
  },
];

describe.each(lists)('$name: a list that was not sent', ({ name, route, endpoint }) => {
  test.each([undefined, null])('is not called empty (%j), and can be requested again', async (list) => {
    const names = ['items', 'orderList', 'tabs', 'bankCards', jointLoginFailure.products.name];
    const data = { repayToken: 'token', ...Object.fromEntries(names.map((each) => [each, list])) };
    const envelope =
      endpoint === 'jointLoginFailure'
        ? { [variant2Envelope.code]: '00', [variant2Envelope.data]: data }
        : { code: endpoint === 'getRepaymentWays' ? '00' : 0, data };
    const sandbox = createSandbox({ scenario: name });
    sandbox.faults.add({ endpoint, kind: 'override', times: 1, body: JSON.stringify(envelope) });
    openScreen(route, { scenario: name, sandbox });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await press(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
  });
});
