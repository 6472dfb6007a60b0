import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';

import { Dialog } from '../dialog/dialog.tsx';
import { ImagePreview } from '../image-preview/image-preview.tsx';
import { Picker } from '../picker/picker.tsx';
import { Popup } from '../popup/popup.tsx';
import { createModalStack, ModalStackProvider } from './modal-stack.tsx';

test('the topmost modal is closed, whatever order the others go in', () => {
  const stack = createModalStack();
  const closed: string[] = [];
  expect(stack.takeBack()).toBe(false);
  const removeFirst = stack.add(() => closed.push('first'));
  const removeSecond = stack.add(() => closed.push('second'));
  expect(stack.takeBack()).toBe(true);
  expect(closed).toEqual(['second']);
  removeFirst();
  stack.takeBack();
  removeSecond();
  expect(stack.takeBack()).toBe(false);
  expect(closed).toEqual(['second', 'second']);
});

const labels = { close: 'Close', zoomIn: 'Zoom in', zoomOut: 'Zoom out' };

/** Every kind of modal of this package, as it asks to be closed. */
const kinds: readonly (readonly [string, (open: boolean, onClose: () => void) => ReactElement])[] = [
  ['a dialog', (open, onClose) => <Dialog open={open} onClose={onClose} label="Sent" />],
  [
    'a sheet',
    (open, onClose) => (
      <Popup open={open} onClose={onClose} label="Ways to pay">
        Wallet
      </Popup>
    ),
  ],
  [
    'a picker',
    (open, onClose) => (
      <Picker
        open={open}
        title="City"
        options={[{ value: '1', label: 'Baguio' }]}
        value="1"
        confirmLabel="Confirm"
        cancelLabel="Cancel"
        onConfirm={() => {}}
        onCancel={onClose}
      />
    ),
  ],
  [
    'an enlarged picture',
    (open, onClose) => (
      <ImagePreview image={open ? { src: '/1.png', alt: 'Receipt' } : undefined} labels={labels} onClose={onClose} />
    ),
  ],
];

function renderInStack(modal: ReactElement) {
  const stack = createModalStack();
  const page = (content: ReactElement) => <ModalStackProvider stack={stack}>{content}</ModalStackProvider>;
  const { rerender } = render(page(modal));
  return { back: stack.takeBack, rerender: (content: ReactElement) => rerender(page(content)) };
}

test.each(kinds)('%s takes a back gesture while it is open', (_, modal) => {
  const onClose = vi.fn();
  const { back, rerender } = renderInStack(modal(false, onClose));
  expect(back()).toBe(false);
  rerender(modal(true, onClose));
  expect(back()).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
  rerender(modal(false, onClose));
  expect(back()).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});

test('what must not be dismissed takes the gesture and stays, as with Escape', () => {
  const onClose = vi.fn();
  const { back } = renderInStack(<Dialog open onClose={onClose} dismissible={false} label="Paying" />);
  expect(back()).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a modal over another one is the one that is closed', () => {
  const closeSheet = vi.fn();
  const closeQuestion = vi.fn();
  const sheet = (isAsking: boolean) => (
    <Popup open onClose={closeSheet} label="Sheet">
      <Dialog open={isAsking} onClose={closeQuestion} label="Question" />
    </Popup>
  );
  const { back, rerender } = renderInStack(sheet(false));
  rerender(sheet(true));
  back();
  expect([closeSheet.mock.calls.length, closeQuestion.mock.calls.length]).toEqual([0, 1]);
});

test('no component opens a dialog element of its own: what is modal is a Modal', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(file),
  );
  const opening = files.filter((file) => /showModal\(|<dialog\b/.test(readFileSync(join(source, file), 'utf8')));
  expect(opening).toEqual([join('modal', 'modal.tsx')]);
});
