import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Picker, type PickerProps } from './picker.tsx';

const options = ['Baguio', 'Cebu City', 'Davao'].map((label) => ({ value: label.toLowerCase(), label }));

function setup(props: Partial<PickerProps> = {}) {
  const on = { onConfirm: vi.fn(), onCancel: vi.fn() };
  const words = { title: 'City', confirmLabel: 'Confirm', cancelLabel: 'Cancel' };
  return { ...on, ...render(<Picker open options={options} value={undefined} {...words} {...on} {...props} />) };
}
const chosen = () => screen.getByRole('option', { selected: true });

describe('Picker', () => {
  it('begins with its value, or with the first option', () => {
    const { rerender } = setup({ value: 'davao' });
    expect(chosen()).toHaveTextContent('Davao');
    expect(screen.getByRole('listbox', { name: 'City' })).toHaveFocus();
    rerender(<></>);
    setup({ value: 'gone' });
    expect(chosen()).toHaveTextContent('Baguio');
  });

  it('passes on nothing before Confirm', async () => {
    const { onConfirm } = setup();
    await userEvent.click(screen.getByRole('option', { name: 'Cebu City' }));
    expect(chosen()).toHaveTextContent('Cebu City');
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('cebu city');
  });

  it('knows its options by their place: two of them may have one value', async () => {
    const { onConfirm } = setup({ options: [...options, { value: 'cebu city', label: 'Cebu City' }], value: 'davao' });
    const [first, last = expect.fail('There is one.')] = screen.getAllByRole('option', { name: 'Cebu City' });
    await userEvent.click(last);
    expect(first).toHaveAttribute('aria-selected', 'false');
    expect(chosen()).toBe(last);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('cebu city');
  });

  it('is worked by keys: down, a letter, and Enter', async () => {
    const { onConfirm } = setup();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent('Cebu City');
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('d{Enter}');
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('davao');
  });

  it('cancels', async () => {
    const { onConfirm, onCancel } = setup();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('has nothing to confirm without options', () => {
    setup({ options: [] });
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  });
});
