import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { InstalmentProgress } from './instalment-progress.tsx';

const meta = {
  title: 'ui-kit/InstalmentProgress',
  component: InstalmentProgress,
  args: { current: 2, total: 4, label: 'Instalment 2 of 4' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof InstalmentProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Instalment 2 of 4')).toBeVisible();
    await expect(canvasElement.querySelectorAll('.peace-instalments__part--paid')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('.peace-instalments__part--toCome')).toHaveLength(2);
  },
};

export const Twelve: Story = { args: { current: 11, total: 12, label: 'Instalment 11 of 12' } };

/** More than can be drawn are said in words. */
export const TooMany: Story = { args: { current: 40, total: 60, label: 'Instalment 40 of 60' } };

export const Dark: Story = { globals: { theme: 'dark' } };
