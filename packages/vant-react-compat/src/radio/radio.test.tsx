import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { Radio } from './radio.tsx';

const two = (onChoose: (value: string) => void) => (
  <div role="radiogroup" aria-label="Payment method">
    <Radio name="ways" checked onChoose={() => onChoose('gcash')}>
      GCash
    </Radio>
    <Radio name="ways" checked={false} onChoose={() => onChoose('maya')}>
      Maya
    </Radio>
    <Radio name="ways" checked={false} disabled onChoose={() => onChoose('store')}>
      Store
    </Radio>
  </div>
);

it('a Radio says which one was tapped', async () => {
  const onChoose = vi.fn();
  render(two(onChoose));
  expect(screen.getByRole('radio', { name: 'GCash' })).toBeChecked();
  await userEvent.click(screen.getByText('Maya'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('maya');
});

it('a Radio does nothing when it is disabled', async () => {
  const onChoose = vi.fn();
  render(two(onChoose));
  await userEvent.click(screen.getByText('Store'));
  expect(onChoose).not.toHaveBeenCalled();
});
