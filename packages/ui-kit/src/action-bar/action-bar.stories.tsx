import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ActionBar } from './action-bar.tsx';

const meta = {
  title: 'ui-kit/ActionBar',
  component: ActionBar,
  args: { primary: { label: 'Repayment', onClick: fn() } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', minHeight: '60vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneAction: Story = {};

export const TwoActions: Story = {
  args: {
    hint: 'Short of money?',
    primary: { label: 'REPAY', onClick: fn() },
    secondary: { label: 'Rollover Repayment', onClick: fn() },
  },
  play: async ({ args, canvas }) => {
    const primary = canvas.getByRole('button', { name: 'REPAY' });
    await expect(primary).toHaveAccessibleDescription('Short of money?');
    await userEvent.click(primary);
    await expect(args.primary.onClick).toHaveBeenCalledOnce();
    await expect(args.secondary?.onClick).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    hint: 'Kung kapos ka sa pera ngayong buwan, puwede mong ilipat ang bayad sa susunod na petsa.',
    primary: { label: 'Magbayad ng ₱12,345,678.90', onClick: fn() },
    secondary: { label: 'I-rollover ang buong pagbabayad', onClick: fn() },
  },
};
