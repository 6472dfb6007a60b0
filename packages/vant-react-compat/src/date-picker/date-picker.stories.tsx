import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { DatePicker, type DatePickerProps } from './date-picker.tsx';

function OpenedPicker(props: DatePickerProps) {
  const [isOpen, setIsOpen] = useState(props.open);
  const [value, setValue] = useState(props.value);
  return (
    <main style={{ minHeight: 400, padding: 16 }}>
      <button type="button" onClick={() => setIsOpen(true)}>
        {value || 'Choose a day'}
      </button>
      <DatePicker
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
  title: 'vant-react-compat/DatePicker',
  component: DatePicker,
  args: {
    open: true,
    title: 'Date of birth',
    value: '1990-02-03',
    initial: '1996-01-01',
    min: '1906-11-20',
    max: '2026-11-20',
    labels: { day: 'Day', month: 'Month', year: 'Year' },
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    confirmLabel: 'Confirm',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <OpenedPicker {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether each chosen option is in the middle of its wheel, to half a pixel. */
function areInFrame(canvasElement: HTMLElement): boolean {
  return [...canvasElement.ownerDocument.querySelectorAll('[role=option][aria-selected=true]')].every((option) => {
    const wheel = option.parentElement?.getBoundingClientRect();
    const own = option.getBoundingClientRect();
    return wheel !== undefined && Math.abs(own.top + own.height / 2 - (wheel.top + wheel.height / 2)) < 1;
  });
}

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('listbox', { name: 'Day' })).toHaveFocus();
    await expect(canvas.getByRole('option', { name: 'February' })).toHaveAttribute('aria-selected', 'true');
    await expect(areInFrame(canvasElement)).toBe(true);
  },
};

/** The wheel of days has another length after the month was turned, and stands where it says. */
export const ShorterMonth: Story = {
  args: { value: '1988-01-31' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'February' }));
    await expect(within(canvas.getByRole('listbox', { name: 'Day' })).getAllByRole('option')).toHaveLength(29);
    await waitFor(() => expect(areInFrame(canvasElement)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('1988-02-29');
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
