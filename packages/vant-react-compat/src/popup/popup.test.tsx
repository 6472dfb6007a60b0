import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Popup } from './popup.tsx';

test('a Popup is a sheet named by its title, with a close button when that has a name', async () => {
  const onClose = vi.fn();
  render(
    <Popup open onClose={onClose} title="Payment method" closeLabel="Close">
      Channels
    </Popup>,
  );
  expect(screen.getByRole('dialog', { name: 'Payment method' })).toHaveClass('van-popup--bottom');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a Popup without a title is named by its label and has no header', () => {
  render(
    <Popup open onClose={() => {}} label="Pay code" position="center">
      Bars
    </Popup>,
  );
  expect(screen.getByRole('dialog', { name: 'Pay code' })).toHaveClass('van-popup--center');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
