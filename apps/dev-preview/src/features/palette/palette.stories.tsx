import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPanel } from '#shared/testing/panel-stories.tsx';
import { spies } from '#shared/testing/spies.ts';
import { Palette } from './palette.tsx';

const onKill = fn();
const onLate = fn();

const meta = {
  title: 'dev-preview/Palette',
  component: Palette,
  decorators: [inPanel],
  globals: { viewport: { value: 'tablet' } },
  args: {
    isOpen: true,
    onClose: fn(),
    commands: [
      { group: 'Actions', title: 'Kill & reopen the web view', key: 'k', run: onKill },
      { group: 'Screens', title: 'Repay', hint: '/repay', ...spies('run') },
      { group: 'Scenarios', title: 'Status 174: repayable', hint: 'status-174', ...spies('run') },
      { group: 'Clock', title: '3 days late', run: onLate },
    ],
  },
} satisfies Meta<typeof Palette>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Commands: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('late{Enter}');
    await expect(onLate).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.clear(canvas.getByRole('combobox'));
  },
};
