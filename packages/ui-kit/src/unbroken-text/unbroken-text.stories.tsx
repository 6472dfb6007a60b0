import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnbrokenText } from './unbroken-text.tsx';

const meta = {
  title: 'ui-kit/UnbrokenText',
  component: UnbrokenText,
  args: { children: 'Please repay ₱12,345,678.90 by 2026-11-27, or roll the loan over until 2027-02-26.' },
  decorators: [(Story) => <main style={{ width: 180, padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof UnbrokenText>;

export default meta;

/** The comma and the full stop stay with their dates: none begins a line. */
export const Narrow: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-11-27,')).toBeVisible();
    await expect(canvas.getByText('2027-02-26.')).toBeVisible();
  },
};
