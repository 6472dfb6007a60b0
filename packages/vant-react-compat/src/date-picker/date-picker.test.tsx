import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { DatePicker, type DatePickerProps } from './date-picker.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function setup(props: Partial<DatePickerProps> = {}) {
  const on = { onConfirm: vi.fn(), onCancel: vi.fn() };
  const words = {
    title: 'Date of birth',
    labels: { day: 'Day', month: 'Month', year: 'Year' },
    months,
    confirmLabel: 'Confirm',
    cancelLabel: 'Cancel',
  };
  const days = { value: '', initial: '1996-06-15', min: '1900-11-20', max: '2026-03-05' };
  render(<DatePicker open {...words} {...days} {...on} {...props} />);
  return on;
}
const wheel = (name: string) => screen.getByRole('listbox', { name });
const chosen = () =>
  ['Day', 'Month', 'Year']
    .map((name) => within(wheel(name)).getByRole('option', { selected: true }).textContent)
    .join(' ');
const tap = (name: string, option: string) =>
  userEvent.click(within(wheel(name)).getByRole('option', { name: option }));
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

it('a DatePicker begins with its value, or with the day it is told to', () => {
  setup({ value: '1990-02-03' });
  expect(chosen()).toBe('3 Feb 1990');
  expect(wheel('Day')).toHaveFocus();
});

it('a DatePicker passes on nothing before Confirm', async () => {
  const { onConfirm } = setup();
  expect(chosen()).toBe('15 Jun 1996');
  await tap('Day', '3');
  await tap('Month', 'Feb');
  await tap('Year', '1990');
  expect(onConfirm).not.toHaveBeenCalled();
  await confirm();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('1990-02-03');
});

it('a DatePicker has no 31 June: the day falls back to the last one of the month', async () => {
  const { onConfirm } = setup({ value: '1988-01-31' });
  await tap('Month', 'Feb');
  expect(chosen()).toBe('29 Feb 1988');
  await tap('Year', '1989');
  expect(chosen()).toBe('28 Feb 1989');
  expect(within(wheel('Day')).queryByRole('option', { name: '29' })).toBeNull();
  await confirm();
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('1989-02-28');
});

it('a DatePicker is worked by keys', async () => {
  const { onConfirm } = setup({ value: '1990-02-03' });
  await userEvent.keyboard('{ArrowDown}{Tab}{ArrowUp}{Tab}1985{Enter}');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('1985-01-04');
});

it('cancels', async () => {
  const { onConfirm, onCancel } = setup();
  await tap('Day', '3');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});
