import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { fn } from 'storybook/test';
import { storyNow } from '#shared/due/testing/a-due.ts';
import { anOrder } from '#shared/testing/an-order.ts';
import type { OrderDetailsScreenProps } from '../order-details-screen.tsx';

/** An order that is due, nothing about it wrong; spies for what a borrower may do. */
export const orderDetailsProps = (): OrderDetailsScreenProps => ({
  state: { kind: 'ready', data: anOrder() },
  now: storyNow,
  telephone: '+63281234567',
  openingProduct: null,
  redirect: 'none',
  onBack: fn(),
  onRetry: fn(),
  onAction: fn(),
  onPress: fn(),
  onCall: fn(),
  onReceipts: null,
  help: { onCustomerService: fn(), onComplain: fn() },
  onQuietAction: fn(),
  onFollow: fn(),
  onProduct: fn(),
  onMoreProducts: fn(),
});

/** Before a loan is paid out nothing of it is to be repaid. */
export const rowsBeforePayout = [
  { label: 'Loan amount', value: '₱5,000.00' },
  { label: 'Loan term', value: '91 days' },
  { label: 'Application date', value: '2026-11-19' },
];

/** A whole order as it is shown. */
export const shown = (order: OrderDetails) => ({ state: { kind: 'ready', data: order } }) as const;

/** The same with changes to the usual order. */
export const ready = (changes: Parameters<typeof anOrder>[0]) =>
  ({ state: { kind: 'ready', data: anOrder(changes) } }) as const;
