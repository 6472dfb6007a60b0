import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Dialog } from './dialog.tsx';

test('a Dialog is a modal question named by its title, with two answers', async () => {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Point out" confirmLabel="Agree" onConfirm={onConfirm} cancelLabel="Cancel">
      Leave without the loan?
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Point out' })).toHaveTextContent('Leave without the loan?');
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('an answer that only leads to another page is a link', () => {
  render(<Dialog open onClose={() => {}} title="Thank you" confirmLabel="File a complaint" confirmHref="/complaint" />);
  expect(screen.getByRole('link', { name: 'File a complaint' })).toHaveAttribute('href', '/complaint');
  expect(screen.queryByRole('button')).toBeNull();
});

test('declining can be more than closing', async () => {
  const onClose = vi.fn();
  const onCancel = vi.fn();
  render(<Dialog open onClose={onClose} onCancel={onCancel} title="Agreement" cancelLabel="Cancel" />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('a Dialog whose confirmation is under way cannot be confirmed twice', async () => {
  const onConfirm = vi.fn();
  render(<Dialog open onClose={() => {}} title="Rating" confirmLabel="Send" onConfirm={onConfirm} confirmLoading />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a tap beside it answers nothing', () => {
  const onClose = vi.fn();
  render(<Dialog open onClose={onClose} title="Sent" closeLabel="Close" />);
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});
