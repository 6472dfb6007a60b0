import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Amount } from './amount.tsx';

const meta = {
  title: 'ui-kit/Amount',
  component: Amount,
  args: { value: { minor: 545_000, currency: 'PHP' }, label: 'Amount to repay', note: 'Due 2026-11-27' },
  decorators: [(Story) => <div style={{ padding: 32 }}>{Story()}</div>],
} satisfies Meta<typeof Amount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Narrow: Story = {
  args: { value: { minor: 123_456_789_012, currency: 'PHP' } },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const amount = canvasElement.querySelector('.peace-amount__value') ?? canvasElement;
    const { fontSize, lineHeight } = getComputedStyle(amount);
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
    await expect(amount.clientHeight).toBeLessThan(2 * Number.parseFloat(lineHeight));
    await expect(Number.parseFloat(fontSize)).toBeLessThan(20);
  },
};
