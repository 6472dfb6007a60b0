import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Picker, type PickerProps } from './picker.tsx';

const CITIES = ['Angeles', 'Baguio', 'Cebu City', 'Davao', 'Iloilo', 'Makati', 'Manila', 'Quezon City', 'Taguig'];

function OpenedPicker(props: PickerProps) {
  const [isOpen, setIsOpen] = useState(props.open);
  const [value, setValue] = useState(props.value);
  return (
    <main style={{ minHeight: 400, padding: 16 }}>
      <button type="button" onClick={() => setIsOpen(true)}>
        {value ?? 'Choose a city'}
      </button>
      <Picker
        {...props}
        open={isOpen}
        value={value}
        onConfirm={(confirmed) => {
          props.onConfirm(confirmed);
          setValue(confirmed);
          setIsOpen(false);
        }}
        onCancel={() => {
          props.onCancel();
          setIsOpen(false);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'vant-react-compat/Picker',
  component: Picker,
  args: {
    open: true,
    title: 'City',
    options: CITIES.map((label) => ({ value: label, label })),
    value: 'Davao',
    confirmLabel: 'Confirm',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <OpenedPicker {...args} />,
} satisfies Meta<typeof Picker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether the option is in the middle of the wheel, to half a pixel. */
function isInFrame(option: HTMLElement): boolean {
  const wheel = option.parentElement?.getBoundingClientRect();
  const own = option.getBoundingClientRect();
  return wheel !== undefined && Math.abs(own.top + own.height / 2 - (wheel.top + wheel.height / 2)) < 1;
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: 'City' })).toHaveFocus();
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Davao');
    await expect(isInFrame(canvas.getByRole('option', { name: 'Davao' }))).toBe(true);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Makati');
    await expect(isInFrame(canvas.getByRole('option', { name: 'Makati' }))).toBe(true);
    await userEvent.keyboard('{End}');
    await expect(isInFrame(canvas.getByRole('option', { name: 'Taguig' }))).toBe(true);
    await userEvent.keyboard('q{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('Quezon City');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const ByScrolling: Story = {
  play: async ({ args, canvas }) => {
    const wheel = canvas.getByRole('listbox');
    wheel.scrollTo({ top: wheel.scrollHeight });
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Taguig'));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('Taguig');
  },
};

export const LongNames: Story = {
  args: {
    title: 'Branch of the bank that your account is kept at',
    value: '2',
    options: ['Makati', 'Bank of the Philippine Islands, Ayala Avenue corner Paseo de Roxas Main Branch', 'Cebu'].map(
      (label, at) => ({ value: `${at + 1}`, label }),
    ),
  },
  globals: { viewport: { value: 'small' } },
};
