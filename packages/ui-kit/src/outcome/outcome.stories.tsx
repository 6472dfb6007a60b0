import type { Meta, StoryObj } from '@storybook/react-vite';

import { DetailRows } from '../detail-rows/detail-rows.tsx';
import { Outcome } from './outcome.tsx';

const payment = (
  <DetailRows
    rows={[
      { label: 'Amount', value: '₱5,450.00' },
      { label: 'Paid with', value: 'GCash bill payment' },
      { label: 'Order number', value: '7001' },
    ]}
  />
);

const meta = {
  title: 'ui-kit/Outcome',
  component: Outcome,
  args: { title: 'Your payment has arrived' },
  decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof Outcome>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  args: { children: payment, secondary: { label: 'See your receipt', href: '/receipt' } },
};

export const Dark: Story = { ...Done, globals: { theme: 'dark' } };
