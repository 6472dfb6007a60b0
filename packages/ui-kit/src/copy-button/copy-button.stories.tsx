import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { CopyButton, CopyHint } from './copy-button.tsx';

const meta = {
  title: 'ui-kit/CopyButton',
  component: CopyButton,
  render: (args) => (
    <div style={{ padding: 16 }}>
      <p id={args.describedBy}>8120340056789</p>
      <CopyButton {...args} />
      <CopyHint copyState={args.copyState} />
    </div>
  ),
  args: { copyState: 'idle', onCopy: fn(), describedBy: 'code' },
} satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = { args: { copyState: 'copied' } };

export const ByHand: Story = { args: { copyState: 'manual' } };

export const AsAnIcon: Story = {
  args: { isIcon: true },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Copy' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
