import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { NewRelease } from './new-release.tsx';

const meta = {
  title: 'ui-kit/NewRelease',
  component: NewRelease,
  args: { onReload: fn() },
} satisfies Meta<typeof NewRelease>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhereSomethingIsTyped: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/updated this page/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};
