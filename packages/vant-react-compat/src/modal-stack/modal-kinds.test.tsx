import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { ImagePreview } from '../image-preview/image-preview.tsx';
import { Picker } from '../picker/picker.tsx';
import { Popup } from '../popup/popup.tsx';
import { renderInStack } from './testing/modal-kinds.tsx';

const labels = { close: 'Close', zoomIn: 'Zoom in', zoomOut: 'Zoom out' };

/** Every kind of modal of this package, as it asks to be closed. */
const kinds: readonly (readonly [string, (open: boolean, onClose: () => void) => ReactElement])[] = [
  ['a dialog', (open, onClose) => <Dialog open={open} onClose={onClose} title="Sent" />],
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
  const { back } = renderInStack(<Dialog open onClose={onClose} dismissible={false} title="Paying" />);
  expect(back()).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
});
