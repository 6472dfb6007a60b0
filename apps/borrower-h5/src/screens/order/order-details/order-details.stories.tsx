import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslator } from '@peace/i18n';
import { withToast } from '@peace/ui-kit/testing/with-toast';
import { commonMessages } from '@peace/i18n/messages/common';
import { expect, within } from 'storybook/test';
import { aKnownDue } from '#features/due/testing/a-due.ts';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { overdueOrder } from '#shared/testing/story-orders.ts';
import { OrderDetailsView } from './order-details.view.tsx';
import { orderDetails, ready, shown } from './testing/an-order-shown.ts';

const meta = {
  title: 'borrower-h5/order/Order Details',
  component: OrderDetailsView,
  args: orderDetails(),
} satisfies Meta<typeof OrderDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: noConnection },
  play: playRetry,
};

export const LongNamesAndLargeAmounts: Story = {
  args: {
    ...ready({
      productName: 'Pinagsama-samang Kooperatiba ng mga Manggagawa at Magsasaka sa Hilagang Luzon Lending Corporation',
      statusDescription:
        'Please repay ₱12,345,678.90 by 2026-11-27, or roll the loan over for another 91 calendar days before that day ends.',
      rows: [
        { label: 'Kabuuang halaga ng utang kasama ang interes at mga bayarin', value: '₱12,345,678.90' },
        { label: 'Payout account', value: 'Rural Bank of San Fernando de la Union, account ending in 4821' },
      ],
      canRollOver: true,
    }),
    due: aKnownDue({ amount: { minor: 1_234_567_890, currency: 'PHP' } }),
  },
};

/** The server's text is text. */
export const MarkupInTexts: Story = {
  args: ready({ productName: '<img src=x onerror=alert(1)>', statusTitle: '<b>bold</b>' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('<b>bold</b>')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

/** The read of an order says itself what it waits for. */
export const LoadingSaid: Story = {
  args: { state: { kind: 'loading' } },
  decorators: [withToast(() => ({ kind: 'loading', message: 'loading...', delay: 0 }))],
};

/** The app did not take a link. */
export const OfferNotOpened: Story = {
  args: shown(overdueOrder()),
  decorators: [
    withToast((locale) => ({ kind: 'fail', message: createTranslator(locale)(commonMessages)('appCouldNotOpen') })),
  ],
};
