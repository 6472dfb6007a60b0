import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { DetailRows } from './detail-rows.tsx';

const rows = [
  { label: 'Loan amount', value: '₱5,000.00' },
  { label: 'Interest', value: '₱450.00' },
  { label: 'Loan term', value: '91 days' },
  { label: 'Date of disbursement', value: '2026-08-28' },
  { label: 'Disbursed to', value: 'GCash 0917 *** 4521' },
];

const meta = {
  title: 'ui-kit/DetailRows',
  component: DetailRows,
  args: { rows },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Card>{Story()}</Card>
      </div>
    ),
  ],
} satisfies Meta<typeof DetailRows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Collapsed: Story = {
  args: { collapsedTo: 2 },
};

export const LongWords: Story = {
  args: {
    rows: [
      { label: 'Total amount to be repaid including late interest', value: '₱12,345,678.90' },
      { label: 'Reference', value: 'PH2026112000001234567890123456789012345678' },
      {
        label: 'Address',
        value: 'Unit 1204, Ayala Triangle Tower Two, Paseo de Roxas, Makati City, Metro Manila 1226',
      },
      { label: 'Pinakahuling petsa ng pagbabayad', value: '2026-11-27' },
      { label: 'Status', value: '' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('₱12,345,678.90').getClientRects()).toHaveLength(1);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
