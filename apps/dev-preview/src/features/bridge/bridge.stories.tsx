import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPanel } from '#shared/testing/panel-stories.tsx';
import { BridgePanel, type BridgePanelProps } from './bridge-panel.tsx';

const meta = {
  title: 'dev-preview/Bridge',
  component: BridgePanel,
  decorators: [inPanel],
  globals: { viewport: { value: 'tablet' } },
  args: {
    settings: { isShellThere: true, handlers: { goHome: 'missing', callTelephone: 'slow' } },
    onSettings: fn(),
  },
} satisfies Meta<BridgePanelProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Handlers: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('callTelephone')).toHaveDisplayValue('answers late → no-reply');
    await userEvent.selectOptions(canvas.getByLabelText('openPage'), 'refuses');
    await expect(args.onSettings).toHaveBeenCalledWith({
      handlers: { goHome: 'missing', callTelephone: 'slow', openPage: 'refuses' },
    });
  },
};

export const Unavailable: Story = {
  args: { settings: { isShellThere: false, handlers: {} } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('goHome')).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('Bridge unavailable'));
    await expect(args.onSettings).toHaveBeenCalledWith({ isShellThere: true });
  },
};
