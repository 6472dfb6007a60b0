import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Amount } from './amount.tsx';

const meta = {
  title: 'ui-kit/Amount',
  component: Amount,
  args: { value: { minor: 545_000, currency: 'PHP' }, label: 'Amount to repay', note: 'Due 2026-11-27' },
  decorators: [
    (Story) => (
      <div style={{ padding: 32 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Amount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Centred: Story = { args: { align: 'center' } };

export const Rupees: Story = { args: { value: { minor: 545_000, currency: 'INR' } } };

export const Unreadable: Story = {
  args: { value: null, missing: 'Amount not available' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amount not available')).toBeVisible();
  },
};

export const Long: Story = {
  args: { value: { minor: 1_234_567_890, currency: 'PHP' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('₱12,345,678.90')).toBeVisible();
    const amount = canvasElement.querySelector('.peace-amount__value') ?? canvasElement;
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
  },
};

export const Narrow: Story = {
  args: { value: { minor: 123_456_789_012, currency: 'PHP' } },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const amount = canvasElement.querySelector('.peace-amount__value') ?? canvasElement;
    const { fontSize, lineHeight } = getComputedStyle(amount);
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
    await expect(amount.clientHeight).toBeLessThan(2 * Number.parseFloat(lineHeight));
    await expect(Number.parseFloat(fontSize)).toBeLessThan(20);
  },
};
