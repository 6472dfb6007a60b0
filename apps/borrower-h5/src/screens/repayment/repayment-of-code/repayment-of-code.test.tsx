import { createSandbox } from '@peace/sandbox';
import { screens } from '@peace/screens';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { RepaymentOfCodeRoute } from './use-repayment-of-code.ts';

const link = '/repaymentOfCode?showType=1&payCode=8120340056789&repayAmount=5450.00';

function open(entry: string, isOffline = false) {
  const sandbox = createSandbox({ scenario: 'repay-default-code' });
  if (isOffline) sandbox.faults.add({ endpoint: '*', kind: 'http500' });
  const options = { scenario: 'repay-default-code', entry, sandbox };
  const page = renderScreen(<RepaymentOfCodeRoute />, screens.repaymentOfCode.path, options);
  const setStatus = (status: number) => {
    const order = page.sandbox.state.orders.get('8402');
    if (order) page.sandbox.state.orders.set('8402', { ...order, status });
  };
  return { ...page, setStatus };
}

test('the order that the link names is read, on each return as well: once it is repaid the code is gone', async () => {
  const page = open(`${link}&orderId=8402`);
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy' })).toBeEnabled());
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  page.setStatus(200);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  expect(screen.queryByText('₱5,450.00')).not.toBeInTheDocument();
});

test('the code of a link without an order can be read and not copied, and says that it came with a link', async () => {
  const page = open(link);
  expect(await screen.findByText('This code came with a link')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'See my orders' }));
  expect(page.address()).toBe('/order');
  expect(page.sandbox.log.list()).toEqual([]);
});

test('the code of a link that is not its order’s is not shown', async () => {
  open(`${link.replace('8120340056789', '9999000011112')}&orderId=8402`);
  expect(await screen.findByRole('heading', { name: /This is not the pay code of your order/ })).toBeVisible();
  expect(screen.queryByText(/9999/)).not.toBeInTheDocument();
});

test('the number of a wallet is not shown as a pay code that nothing confirms', async () => {
  open(link.replace('8120340056789', '09171234567'));
  expect(await screen.findByRole('heading', { name: /this code cannot be shown here/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent('0917');
});

test('a code whose order cannot be read stays to be seen, and is not copied', async () => {
  const page = open(`${link}&orderId=8402`, true);
  await waitFor(() => expect(page.sandbox.log.list().length).toBeGreaterThan(1));
  expect(screen.queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
});
