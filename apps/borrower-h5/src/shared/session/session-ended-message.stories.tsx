import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SessionEndedMessage } from './session-ended-dialog.tsx';

const meta = {
  title: 'borrower-h5/session/Session ended',
  component: SessionEndedMessage,
  args: { open: true, onClose: fn(), onLogIn: fn() },
} satisfies Meta<typeof SessionEndedMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('alertdialog', { name: 'You’re logged out' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
