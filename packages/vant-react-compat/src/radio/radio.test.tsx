import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { RadioGroup } from './radio.tsx';

const options = [
  { value: 'gcash', label: 'GCash' },
  { value: 'maya', label: 'Maya' },
  { value: 'store', label: 'Store', disabled: true },
];

describe('RadioGroup', () => {
  it('passes on the option that was tapped', async () => {
    const onChange = vi.fn();
    render(<RadioGroup label="Payment method" options={options} value="gcash" onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Payment method' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'GCash' })).toBeChecked();
    await userEvent.click(screen.getByText('Maya'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('maya');
  });

  it('keeps a disabled option out of reach', async () => {
    const onChange = vi.fn();
    render(<RadioGroup label="Payment method" options={options} value={undefined} onChange={onChange} />);
    await userEvent.click(screen.getByText('Store'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does not mix with another group of the same options', () => {
    render(
      <>
        <RadioGroup label="First" options={options} value="gcash" onChange={() => {}} />
        <RadioGroup label="Second" options={options} value="maya" onChange={() => {}} />
      </>,
    );
    const checked = screen.getAllByRole('radio', { checked: true });
    expect(checked).toHaveLength(2);
    expect(new Set(checked.map((radio) => radio.getAttribute('name'))).size).toBe(2);
  });
});
