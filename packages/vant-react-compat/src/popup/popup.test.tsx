import { fireEvent, render, screen } from '@testing-library/react';
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

const pull = (by: number) => {
  const handle = screen.getByRole('dialog').querySelector('.van-popup__handle') ?? expect.fail('There is no handle.');
  Object.assign(handle, { setPointerCapture: () => {}, hasPointerCapture: () => true });
  fireEvent.pointerDown(handle, { clientY: 300 });
  fireEvent.pointerMove(handle, { clientY: 300 + by });
  expect(screen.getByRole('dialog').style.transform).toBe(`translateY(${by}px)`);
  fireEvent.pointerUp(handle, { clientY: 300 + by });
  expect(screen.getByRole('dialog').style.transform).toBe('');
};

test('a sheet that is pulled down far enough asks to close', () => {
  const onClose = vi.fn();
  render(
    <Popup open onClose={onClose} title="Payment method">
      Channels
    </Popup>,
  );
  pull(60);
  expect(onClose).not.toHaveBeenCalled();
  pull(120);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a sheet that may not be dismissed, and a card in the middle, cannot be pulled', () => {
  const { container } = render(
    <>
      <Popup open onClose={() => {}} title="Paying" dismissible={false}>
        Wait
      </Popup>
      <Popup open onClose={() => {}} label="Pay code" position="center">
        Bars
      </Popup>
    </>,
  );
  expect(container.querySelector('.van-popup__handle')).toBeNull();
});
