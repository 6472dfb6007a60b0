import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@peace/vant-react-compat/button';
import { SkeletonBusy } from '@peace/vant-react-compat/skeleton';
import { expect } from 'storybook/test';

import { DueCard, DueCardSkeleton } from './due-card.tsx';

const action = (
  <Button plain size="small">
    Add a reminder
  </Button>
);

const meta = {
  title: 'ui-kit/DueCard',
  component: DueCard,
  args: {
    tone: 'calm',
    title: 'To be repaid',
    chip: 'in 7 days',
    label: 'Amount due',
    amount: { minor: 545_000, currency: 'PHP' },
    due: 'Due Fri, Nov 27, 2026',
  },
  decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof DueCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ahead: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'To be repaid' });
    await expect(card).toHaveTextContent(/Amount due₱5,450.00.*Due Fri, Nov 27, 2026/);
  },
};

export const Late: Story = {
  args: {
    tone: 'danger',
    title: 'Overdue',
    chip: '3 days late',
    amount: { minor: 726_750, currency: 'PHP' },
    due: 'Was due Tue, Nov 17, 2026',
    note: '₱1,817.50 was added because it is late. Pay today: each day late adds ₱272.50.',
  },
};

/** The skeleton is as high as the card that replaces it. */
export const ToCome: Story = {
  args: { note: 'Please pay ₱5,450.00 by November 27, 2026.', action },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <SkeletonBusy label="loading...">
        <DueCardSkeleton isWhole />
      </SkeletonBusy>
      <DueCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [bones, card] = [...canvasElement.querySelectorAll('.peace-due')].map((each) => each.clientHeight);
    await expect(Math.abs((bones ?? 0) - (card ?? 0))).toBeLessThanOrEqual(2);
  },
};

/** The order is known, and what is due of it is not yet, or is: nothing below moves. Where it cannot be read, nothing is reserved. */
export const InThreeStates: Story = {
  args: { note: 'Please pay ₱5,450.00 by November 27, 2026.', action },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <DueCard {...args} title="Loading" state="loading" amount={null} chip="xx 00 xxxx" due="Xxx Xxx, Xxx 00, 0000" />
      <DueCard {...args} />
      <DueCard {...args} title="Not read" state="failed" amount={null} chip="xx 00 xxxx" due="Xxx Xxx, Xxx 00, 0000" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('.peace-due')].map(
      (card) => card.getBoundingClientRect().height,
    );
    const [loading = 0, known, failed] = heights;
    await expect(known).toBe(loading);
    await expect(failed).toBeLessThan(loading);
    // A place that is reserved is not read out.
    await expect(canvas.getAllByText('Amount due').filter((label) => !label.closest('[aria-hidden]'))).toHaveLength(1);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** The same on a small phone with text at 200 %, where date and chip take lines of their own. */
export const InThreeStatesLargeText: Story = {
  ...InThreeStates,
  args: { ...InThreeStates.args, amount: { minor: 1_234_567_890, currency: 'PHP' } },
  decorators: [(Story) => <div style={{ width: 174, containerType: 'inline-size' }}>{Story()}</div>],
};

/** Text at 200 % on a small phone: a date or an amount that is wider than the card breaks, and nothing is cut off. */
export const LargeTextOnASmallPhone: Story = {
  args: { due: 'Due Huwebes, Nob 26, 2026', note: 'Bayaran ang ₱5,450.00 bago ang Nob 26, 2026.' },
  decorators: [(Story) => <div style={{ width: 150, containerType: 'inline-size' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const body = canvasElement.querySelector('.peace-due__body');
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
  },
};

export const Dark: Story = { ...Late, globals: { theme: 'dark' } };

export const LongAmount: Story = {
  args: {
    title: 'Naghihintay ng bayad bago matapos ang araw na itinakda',
    amount: { minor: 1_234_567_890_12, currency: 'PHP' },
    note: 'Bayaran ang ₱1,234,567,890.12 bago ang 2026-11-27.',
  },
};
