import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

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
  args: { kind: 'done', title: 'Your payment has arrived' },
  decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof Outcome>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  args: { kind: 'sending', title: 'Sending your application', text: 'This takes a few seconds. Please stay here.' },
};

export const Unknown: Story = {
  args: {
    kind: 'unknown',
    title: 'We cannot tell yet whether you paid',
    text: 'Look into your wallet first. Paying twice takes days to return.',
    children: payment,
    primary: { label: 'Check again', onClick: fn() },
    secondary: { label: 'Pay all the same', onClick: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^We cannot tell yet/).closest('[role="status"]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.primary?.onClick).toHaveBeenCalledOnce();
    await expect(args.secondary?.onClick).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: {
    text: 'Next payment: ₱1,816.67, due Fri, Dec 18, 2026.',
    children: payment,
    primary: { label: 'Done', onClick: fn() },
  },
};

export const Dark: Story = { ...Done, globals: { theme: 'dark' } };
