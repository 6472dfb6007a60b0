import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DetailRows } from '../detail-rows/detail-rows.tsx';
import { Card } from './card.tsx';

const rows = [
  { label: 'Loan amount', value: '₱5,000.00' },
  { label: 'Loan term', value: '91 days' },
];

const meta = {
  title: 'ui-kit/Card',
  component: Card,
  args: { children: <DetailRows rows={rows} /> },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Titled: Story = {
  args: { title: 'Loan information' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Loan information' })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { title: 'Payment Information of all twelve installments until 2027', end: <span>12 × 30 days</span> },
};
