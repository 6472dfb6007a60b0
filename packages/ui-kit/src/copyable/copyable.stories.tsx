import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { GroupedCode } from '../grouped-code/grouped-code.tsx';
import { Copyable } from './copyable.tsx';

const meta = {
  title: 'ui-kit/Copyable',
  component: Copyable,
  args: { label: 'E-Mail', value: 'help@example.ph', copyState: 'idle', onCopy: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof Copyable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ args, canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy' });
    await expect(copy).toHaveAccessibleDescription('help@example.ph');
    await userEvent.click(copy);
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const Code: Story = { args: { label: 'Contract/pay code', value: <GroupedCode code="8120340056789" /> } };

export const Copied: Story = { args: { copyState: 'copied' } };

export const ByHand: Story = { args: { copyState: 'manual' } };

export const LongValue: Story = {
  args: { value: 'customer.service.and.complaints@kasaganaan-lending.example.com.ph' },
};
