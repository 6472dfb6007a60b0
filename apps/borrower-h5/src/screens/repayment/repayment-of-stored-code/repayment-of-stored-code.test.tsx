import { screens } from '@peace/screens';
import { localItems } from '@peace/web-platform/storage';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storedPayCode, toStoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { aPayCodeOwner } from '#features/repayment/testing/a-pay-code-owner.ts';
import { aDefaultPayCode } from '#features/repayment/testing/a-repayment.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { RepaymentOfStoredCodeRoute } from './repayment-of-stored-code.route.tsx';

const item = storedPayCode(localItems(window));

function open() {
  const page = renderScreen(<RepaymentOfStoredCodeRoute />, screens.repaymentOfStoredCode.path, {
    scenario: 'repay-default-code',
    entry: screens.repaymentOfStoredCode.path,
  });
  const setStatus = (status: number) => {
    const order = page.sandbox.state.orders.get('8402');
    if (order) page.sandbox.state.orders.set('8402', { ...order, status });
  };
  /** The order has been read once. */
  const hasReadOrder = async () => {
    await waitFor(() => expect(page.sandbox.log.list().map(({ endpoint }) => endpoint)).toContain('getOrder'));
    await act(async () => undefined);
  };
  return { ...page, setStatus, hasReadOrder };
}

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const copy = () => screen.findByRole('button', { name: 'Click to Copy' });

beforeEach(() => {
  localStorage.clear();
  const owner = aPayCodeOwner({ orderId: '8402', productId: undefined, storedAt: Date.now() });
  item.write(toStoredPayCode(aDefaultPayCode(), { minor: 545_000, currency: 'PHP' }, owner));
});

test('the code of an order that cannot be paid is gone, from the page and from the device', async () => {
  const page = open();
  page.setStatus(200);
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Click to Copy' })).not.toBeInTheDocument();
  expect(screen.queryByText('₱5,450.00')).not.toBeInTheDocument();
  expect(item.read()).toBeNull();
});

test('coming back reads the order', async () => {
  const page = open();
  await page.hasReadOrder();
  expect(await copy()).toBeVisible();
  page.setStatus(200);
  comeBack();
  expect(await screen.findByRole('heading', { name: 'Repaid' })).toBeVisible();
});

test('an order that cannot be read again leaves the code, and says since when it is known', async () => {
  const page = open();
  await page.hasReadOrder();
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'rejected', times: 1 });
  comeBack();
  expect(await screen.findByText(/What you see here is from/)).toBeVisible();
  expect(await copy()).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
});
