import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

const modal = (props: Partial<Parameters<typeof Modal>[0]> = {}) => (
  <Modal open onClose={() => {}} label="Rating" className="van-test" {...props}>
    <button type="button">Inside</button>
  </Modal>
);

/** A press and a release, as a tap has both. */
function tap(element: Element) {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}

test('a tap beside it asks; a tap inside, or a drag from inside to beside it, does not', () => {
  const onClose = vi.fn();
  render(modal({ onClose }));
  const dialog = screen.getByRole('dialog');
  tap(screen.getByText('Inside'));
  fireEvent.pointerDown(screen.getByText('Inside'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  tap(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a tap beside it is ignored where that is not allowed', () => {
  const onClose = vi.fn();
  render(modal({ onClose, closeOnBackdrop: false }));
  tap(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});
