import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { comeBack } from '#shared/testing/come-back.ts';
import { settleAction } from '#shared/testing/press.ts';
import { open } from './testing/open-order-details.tsx';

const asked = ({ sandbox }: ReturnType<typeof open>) =>
  sandbox.log.list().filter(({ endpoint }) => endpoint === 'getPeriodRepayment');

/** Not the sentence's own. */
const theSum = { selector: '.peace-amount__value > *' };

test('what is due comes from the repayment info, which is asked for with the order’s own ids', async () => {
  const page = open('status-174');
  const card = await screen.findByRole('region', { name: 'To be repaid' });
  expect(await within(card).findByText('₱5,450.00', theSum)).toBeVisible();
  expect(card).toHaveTextContent(/Repayment date: /);
  expect(asked(page).map(({ payload }) => payload)).toEqual([{ productId: '68174', orderId: '8174' }]);
});

test.each(['status-21', 'status-200'])('an order that cannot be paid (%s) is not asked about', async (scenario) => {
  const page = open(scenario);
  await screen.findByRole('button', { name: /Telephone/ });
  expect(asked(page)).toEqual([]);
});

test.each(['rejected', 'http500'] as const)(
  'where it cannot be read (%s) the server’s sentence stands alone, and the order can be paid all the same',
  async (kind) => {
    const page = open('status-174');
    page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind });
    const card = await screen.findByRole('region', { name: 'To be repaid' });
    await waitFor(() => expect(card.querySelector('.peace-due__sentence')).toHaveTextContent(/^Please pay ₱5,450.00/));
    expect(within(card).queryByText('₱5,450.00', theSum)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Repayment' })).toBeVisible();
  },
);

test('on a second visit it is asked for together with the order, which need not be answered first', async () => {
  const first = open('status-174');
  await screen.findByText('₱5,450.00', theSum);
  first.unmount();
  const page = open('status-174', { sandbox: first.sandbox });
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'hang', times: 1 });
  await waitFor(() => expect(asked(page)).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'To be repaid' })).not.toBeInTheDocument();
});

test('an order that was opened without its product is read with the one that an earlier link named', async () => {
  const first = open('status-174');
  await screen.findByText('₱5,450.00', theSum);
  first.unmount();
  const page = open('status-174', { sandbox: first.sandbox, entry: '/loanDetail?orderId=8174' });
  await screen.findByText('₱5,450.00', theSum);
  const reads = page.sandbox.log
    .list()
    .filter(({ endpoint }) => ['getOrder', 'getPeriodRepayment'].includes(endpoint ?? ''));
  expect(reads.map(({ payload }) => payload.productId)).toEqual(reads.map(() => '68174'));
});

test('an amount that could not be read again is marked as such, and is read where it is paid', async () => {
  const page = open('status-174');
  await screen.findByText('₱5,450.00', theSum);
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' });
  comeBack();
  expect(await screen.findByText('This may have changed')).toBeVisible();
  expect(screen.getByText('₱5,450.00', theSum)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Repayment' })).toBeVisible();
  page.sandbox.faults.clear();
  comeBack();
  await waitFor(() => expect(screen.queryByText('This may have changed')).not.toBeInTheDocument());
});

test('what was due of an order that is closed meanwhile is not missed', async () => {
  const page = open('status-174');
  await screen.findByText('₱5,450.00', theSum);
  page.changeOrders({ status: 200 });
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'rejected' });
  comeBack();
  expect(await screen.findByRole('button', { name: 'Borrow Again' })).toBeVisible();
  await waitFor(() => expect(asked(page)).toHaveLength(2));
  expect(screen.queryByText('This may have changed')).not.toBeInTheDocument();
});

test('the focus on Check again goes to the heading', async () => {
  const page = open('status-174');
  await screen.findByText('₱5,450.00', theSum);
  page.sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500' });
  comeBack();
  const again = await screen.findByRole('button', { name: 'Check again' });
  settleAction();
  act(() => again.focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the focus on the Retry of the amount goes to its card', async () => {
  const page = open('status-174');
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' });
  const card = await screen.findByRole('region', { name: 'To be repaid' });
  const retry = await within(card).findByRole('button', { name: 'Retry' });
  page.sandbox.faults.clear();
  act(() => retry.focus());
  await userEvent.keyboard('{Enter}');
  expect(await within(card).findByText('₱5,450.00', theSum)).toBeVisible();
  await waitFor(() => expect(card).toHaveFocus());
});
