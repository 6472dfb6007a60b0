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
});
