import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ActionBar } from '../action-bar/action-bar.tsx';
import { Amount } from '../amount/amount.tsx';
import { Card } from '../card/card.tsx';
import { DetailRows } from '../detail-rows/detail-rows.tsx';
import { ProductHeader } from '../product-header/product-header.tsx';
import { StatusBanner } from '../status-banner/status-banner.tsx';
import { aLogo } from '../testing/a-logo.ts';
import { PageFrame } from './page-frame.tsx';

const rows = [
  { label: 'Loan amount', value: '₱5,000.00' },
  { label: 'Loan term', value: '91 days' },
  { label: 'Date of disbursement', value: '2026-08-28' },
  { label: 'Disbursed to', value: 'GCash 0917 *** 4521' },
];

const content = (
  <>
    <StatusBanner
      tone="warning"
      title="Repayment due in 7 days"
      description="Please pay by November 27 to keep your limit."
    />
    <Card>
      <ProductHeader logo={aLogo('SL')} name="Salapi Lane" />
      <Amount label="Amount to repay" value={{ minor: 545_000, currency: 'PHP' }} note="Due 2026-11-27" />
      <DetailRows rows={rows} />
    </Card>
  </>
);

const meta = {
  title: 'ui-kit/PageFrame',
  component: PageFrame,
  args: { title: 'Order Details', onBack: fn(), children: content },
} satisfies Meta<typeof PageFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Screen: Story = {
  args: {
    actionBar: <ActionBar primary={{ label: 'Repayment', onClick: fn() }} />,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order Details');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Rollover: Story = {
  args: {
    actionBar: (
      <ActionBar
        hint="Short of money?"
        primary={{ label: 'REPAY', onClick: fn() }}
        secondary={{ label: 'Rollover Repayment', onClick: fn() }}
      />
    ),
  },
};

/** `?nav=0`: the shell draws the bar. */
export const WithoutOwnBar: Story = {
  beforeEach: () => {
    document.documentElement.dataset['nav'] = '0';
    return () => {
      delete document.documentElement.dataset['nav'];
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order Details');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Payment account information for your loan with Salapi Lane',
  },
};

export const TallContent: Story = {
  args: {
    ...Rollover.args,
    children: (
      <>
        {content}
        {content}
        {content}
      </>
    ),
  },
  play: async ({ canvas }) => {
    // However long the content, the action is visible.
    const { bottom } = canvas.getByRole('button', { name: 'REPAY' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  },
};
