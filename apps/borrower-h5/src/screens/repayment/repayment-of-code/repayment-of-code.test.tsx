import { screens } from '@peace/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { RepaymentOfCodeRoute } from './repayment-of-code.route.tsx';

const link = '/repaymentOfCode?showType=1&payCode=8120340056789&repayAmount=5450.00';

function open(entry: string) {
  const page = renderScreen(<RepaymentOfCodeRoute />, screens.repaymentOfCode.path, { scenario: 'repay', entry });
  const setStatus = (status: number) => {
    const order = page.sandbox.state.orders.get('8401');
    if (order) page.sandbox.state.orders.set('8401', { ...order, status });
  };
  return { ...page, setStatus };
}

test('the order that the link names is read, on each return as well: once it is repaid the code is gone', async () => {
  const page = open(`${link}&orderId=8401`);
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  await waitFor(() => expect(page.sandbox.log.list()).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  page.setStatus(200);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  expect(screen.queryByText('₱5,450.00')).not.toBeInTheDocument();
});

test('a link without an order asks for none', async () => {
  const page = open(link);
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  expect(page.sandbox.log.list()).toEqual([]);
});
