import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ConsentSetting } from './consent-setting.tsx';

const meta = {
  title: 'ui-kit/ConsentSetting',
  component: ConsentSetting,
  args: { consent: 'granted', onChange: fn() },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof ConsentSetting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Granted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop counting' }));
    await expect(args.onChange).toHaveBeenCalledWith('refused');
  },
};

export const Refused: Story = {
  args: { consent: 'refused' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
    await expect(args.onChange).toHaveBeenCalledWith('granted');
  },
};
