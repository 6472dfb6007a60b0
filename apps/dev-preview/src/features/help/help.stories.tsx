import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inPanel } from '#shared/testing/panel-stories.tsx';
import { spies } from '#shared/testing/spies.ts';
import { HelpDialog, type HelpDialogProps } from './help-dialog.tsx';

const meta = {
  title: 'dev-preview/Help',
  component: HelpDialog,
  decorators: [inPanel],
  globals: { viewport: { value: 'tablet' } },
  args: {
    isOpen: true,
    hasKeys: true,
    ...spies('onClose', 'onKeys'),
    commands: [
      { group: 'Actions', title: 'Kill & reopen the web view', key: 'k', ...spies('run') },
      { group: 'Actions', title: 'Reset sandbox', ...spies('run') },
    ],
    build: { version: '0.1.0', commit: 'abc1234', storybook: '/storybook' },
  },
} satisfies Meta<HelpDialogProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HelpAndSettings: Story = {
  play: async ({ canvas, args }) => {
    const sheet = canvas.getByRole('dialog', { name: 'Help and settings' });
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    await expect(Math.abs(left + right - clientWidth)).toBeLessThan(2);
    await expect(Math.abs(top + bottom - clientHeight)).toBeLessThan(2);
    await userEvent.click(canvas.getByLabelText('Keys without ⌘ or Ctrl'));
    await expect(args.onKeys).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
