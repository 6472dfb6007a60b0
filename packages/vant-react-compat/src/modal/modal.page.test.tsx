import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StrictMode } from 'react';
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

test('follows its prop, also where effects run twice', () => {
  const { rerender } = render(modal({ open: false }), { wrapper: StrictMode });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Inside')).toBeNull();
  rerender(modal());
  expect(screen.getByRole('dialog', { name: 'Rating' })).toBeVisible();
  rerender(modal({ open: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape asks, and leaves it open until the prop says otherwise', () => {
  const onClose = vi.fn();
  render(modal({ onClose }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});

test('a cancel that bubbles from a file input inside is not Escape', () => {
  const onClose = vi.fn();
  render(modal({ onClose }));
  fireEvent(screen.getByText('Inside'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('when the engine closes it in spite of the answer, it asks once', () => {
  const onClose = vi.fn();
  render(modal({ onClose }));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a modal that may not be dismissed stays', () => {
  const onClose = vi.fn();
  render(modal({ onClose, dismissible: false }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  tap(dialog);
  dialog.close();
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('unmounted while open it is closed first, which gives the focus back', () => {
  const { rerender } = render(modal());
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  rerender(<p>Another screen</p>);
  expect(dialog.open).toBe(false);
});

test('a modal is rendered without a browser', () => {
  expect(renderToString(modal({ open: false }))).toBe(
    '<dialog class="van-modal van-test" aria-label="Rating"></dialog>',
  );
  expect(renderToString(modal())).toContain('Inside');
});

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
