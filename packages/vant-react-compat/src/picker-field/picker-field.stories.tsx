import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { PickerField, type PickerFieldProps } from './picker-field.tsx';

function PickedField(props: PickerFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <main>
      <PickerField {...props} value={value} onChange={setValue} />
    </main>
  );
}

const meta = {
  title: 'vant-react-compat/PickerField',
  component: PickerField,
  args: {
    label: 'City',
    value: '',
    onChange: () => {},
    placeholder: 'Please choose',
    confirmLabel: 'Confirm',
    cancelLabel: 'Cancel',
    options: ['Baguio', 'Cebu City', 'Davao'].map((label) => ({ value: label, label })),
  },
  render: (args) => <PickedField {...args} />,
} satisfies Meta<typeof PickerField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'City Please choose' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('listbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'City Cebu City' })).toHaveFocus();
  },
};
export const Picked: Story = { args: { value: 'Davao' } };
export const Invalid: Story = { args: { error: 'Please choose a city.', hint: 'Where your branch is.' } };
export const Disabled: Story = { args: { value: 'Davao', disabled: true } };
