import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is named by its text and asks for the other state when tapped on it', async () => {
    const onChange = vi.fn();
    render(
      <Checkbox checked={false} onChange={onChange}>
        I agree
      </Checkbox>,
    );
    await userEvent.click(screen.getByText('I agree'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
  });

  it('is unchecked by the space bar', async () => {
    const onChange = vi.fn();
    render(<Checkbox checked label="I agree" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('does nothing when disabled', async () => {
    const onChange = vi.fn();
    render(<Checkbox checked disabled label="I agree" onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is described by its error', () => {
    render(
      <>
        <Checkbox checked={false} label="I agree" required errorId="why" onChange={() => {}} />
        <p id="why">Please agree first</p>
      </>,
    );
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree first');
  });
});
