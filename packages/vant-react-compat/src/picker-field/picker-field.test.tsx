import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { PickerField, type PickerFieldProps } from './picker-field.tsx';

const options = [
  { value: '1', label: 'Baguio' },
  { value: '2', label: 'Davao' },
];
const words = { label: 'City', placeholder: 'Please choose', confirmLabel: 'Confirm', cancelLabel: 'Cancel' };

function setup(props: Partial<PickerFieldProps> = {}) {
  const onChange = vi.fn();
  render(<PickerField {...words} options={options} value="" onChange={onChange} {...props} />);
  return onChange;
}

describe('PickerField', () => {
  it('is named by its label and what was picked', () => {
    setup({ value: '2', error: 'Not served' });
    expect(screen.getByRole('combobox', { name: 'City Davao' })).toHaveAccessibleDescription('Not served');
  });

  it('is marked as invalid while it has an error', () => {
    setup({ error: 'City is missing', required: true });
    expect(screen.getByRole('combobox', { name: /City/ })).toBeInvalid();
    expect(screen.getByRole('combobox', { name: /City/ })).toBeRequired();
  });

  it('says that nothing was picked, also for a value that is not offered', () => {
    setup({ value: '9' });
    expect(screen.getByRole('combobox', { name: 'City Please choose' })).toBeVisible();
  });

  it('opens its picker, passes on the choice and closes', async () => {
    const onChange = setup();
    await userEvent.click(screen.getByRole('combobox', { name: /City/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Davao' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    ['Davao', '1'],
    ['Davao del Sur', '1'],
    ['Cebu', '2'],
  ])('of options with equal values it shows the one that was picked: %s', async (label, value) => {
    const alike = [
      { value: '1', label: 'Davao' },
      { value: '1', label: 'Davao del Sur' },
      { value: '2', label: 'Cebu' },
    ];
    function Form() {
      const [city, setCity] = useState('');
      return <PickerField {...words} options={alike} value={city} onChange={setCity} hint={city} />;
    }
    render(<Form />);
    await userEvent.click(screen.getByRole('combobox', { name: /City/ }));
    await userEvent.click(screen.getByRole('option', { name: label }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    const field = screen.getByRole('combobox', { name: `City ${label}` });
    expect(field).toHaveAccessibleDescription(value);
    await userEvent.click(field);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent(label);
  });

  it('keeps its value when cancelled', async () => {
    const onChange = setup({ value: '2' });
    await userEvent.click(screen.getByRole('combobox', { name: /City/ }));
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('combobox', { name: /City/ }));
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Davao');
  });
});
