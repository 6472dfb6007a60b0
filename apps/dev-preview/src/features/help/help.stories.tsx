import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HelpDialog, type HelpDialogProps } from './help-dialog.tsx';

const meta = {
  title: 'dev-preview/Help',
  component: HelpDialog,
  args: { isOpen: true, onClose: fn() },
} satisfies Meta<HelpDialogProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const KeysAndButtons: Story = {
  play: async ({ canvas, args }) => {
    const sheet = canvas.getByRole('dialog', { name: 'Keys and buttons' });
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    await expect(Math.abs(left + right - clientWidth)).toBeLessThan(2);
    await expect(Math.abs(top + bottom - clientHeight)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
