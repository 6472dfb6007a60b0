import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { RadioGroup } from './radio.tsx';
import type { RadioGroupProps } from './radio.tsx';

function ChosenRadioGroup(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <main style={{ padding: 16 }}>
      <RadioGroup {...props} value={value} onChange={setValue} />
    </main>
  );
}

const meta = {
  title: 'vant-react-compat/Radio',
  component: RadioGroup,
  args: {
    label: 'Payment method',
    value: 'gcash',
    onChange: () => {},
    options: [
      { value: 'gcash', label: 'GCash' },
      { value: 'maya', label: 'Maya' },
      { value: 'store', label: 'Over the counter' },
    ],
  },
  render: (args) => <ChosenRadioGroup {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'GCash' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Maya' })).toBeChecked();
    await userEvent.click(canvas.getByText('Over the counter'));
    await expect(canvas.getByRole('radio', { name: 'Over the counter' })).toBeChecked();
  },
};
export const Horizontal: Story = { args: { direction: 'horizontal' } };
export const MarkAtTheEnd: Story = { args: { labelPosition: 'left' } };
export const NothingChosen: Story = { args: { value: undefined } };
export const SomeDisabled: Story = {
  args: {
    options: [
      { value: 'gcash', label: 'GCash', disabled: true },
      { value: 'maya', label: 'Maya', disabled: true },
      { value: 'store', label: 'Over the counter' },
    ],
  },
};
