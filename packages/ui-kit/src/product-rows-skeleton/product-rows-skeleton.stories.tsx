import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonBusy } from '@peace/vant-react-compat/skeleton';
import { expect } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { DetailRows } from '../detail-rows/detail-rows.tsx';
import { ProductHeader } from '../product-header/product-header.tsx';
import { ProductRowsSkeleton } from './product-rows-skeleton.tsx';

const rows = [
  { label: 'Loan amount', value: '₱5,000.00' },
  { label: 'Loan term', value: '91 days' },
  { label: 'Application date', value: '2026-08-28' },
];

const meta = {
  title: 'ui-kit/ProductRowsSkeleton',
  component: ProductRowsSkeleton,
  args: { rows: rows.length },
  render: (args) => (
    <main style={{ display: 'grid', gap: 12, padding: 16 }}>
      <SkeletonBusy label="loading...">
        <ProductRowsSkeleton {...args} />
      </SkeletonBusy>
      <Card>
        <ProductHeader name="Bayani Cash" />
        <DetailRows rows={rows} />
      </Card>
    </main>
  ),
} satisfies Meta<typeof ProductRowsSkeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As high as what comes. */
export const BesideWhatComes: Story = {
  play: async ({ canvasElement }) => {
    const [bones, card] = [...canvasElement.querySelectorAll('.peace-card')].map((each) => each.clientHeight);
    await expect(Math.abs((bones ?? 0) - (card ?? 0))).toBeLessThanOrEqual(2);
  },
};
