import type { Locale } from '@peace/i18n';
import { screen } from '@testing-library/react';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { keepReceiptAtom } from '#features/receipt/receipt.ts';
import { aReceipt } from '#features/receipt/testing/a-receipt.ts';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { OrderDetailsRoute } from './use-order-details.tsx';

/** The payment that closed the order is seen to arrive. */
function Arrival({ orderId }: { readonly orderId: string }): null {
  const keep = useSetAtom(keepReceiptAtom);
  useEffect(() => keep(aReceipt({ orderId, isClosed: true, next: null })), [keep, orderId]);
  return null;
}

function open({
  code = 200,
  locale = 'en',
  arrives = false,
}: { readonly code?: 174 | 200; readonly locale?: Locale; readonly arrives?: boolean } = {}) {
  return openScreen(OrderDetailsRoute, {
    locale,
    beside: arrives && <Arrival orderId={`8${code}`} />,
    scenario: `status-${code}`,
  });
}

const isPaidInFull = () => screen.queryByText('Paid in full') !== null;

test('a loan that is repaid on this visit ends with the server’s words and Done, and says on the next that it is paid in full', async () => {
  const first = open({ arrives: true });
  expect(await screen.findByRole('link', { name: 'Done' })).toHaveAttribute('href', '/order');
  expect(screen.getByRole('button', { name: 'Borrow again' })).toBeVisible();
  expect(screen.getByText('Repaid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'My account' })).toBeNull();
  expect(screen.queryByText('Get help')).toBeNull();
  expect(isPaidInFull()).toBe(false);
  first.unmount();

  open();
  expect(await screen.findByText('Paid in full')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Done' })).toBeNull();
  expect(screen.getByText('Get help')).toBeVisible();
});

test.each([
  ['another status', { code: 174 }],
  ['the specification’s wording', { locale: 'original' }],
] as const)('%s: the server’s words stand alone', async (_, options) => {
  open({ ...options, arrives: true }).unmount();
  open(options);
  await screen.findByRole('button', { name: /receipts/i });
  expect(isPaidInFull()).toBe(false);
  expect(screen.queryByRole('link', { name: 'Done' })).toBeNull();
});
