import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addInput, done, png, setup } from './testing/render-uploader.tsx';

describe('Uploader', () => {
  it('passes on every file that was chosen, also more than fit', async () => {
    const { onAdd } = setup({ items: [done('a.png')] });
    const [b, c, d] = [png('b.png'), png('c.png'), png('d.png')];
    await userEvent.upload(addInput(), [b, c, d]);
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([b, c, d]);
  });

  it('lets the same file be chosen again, and never asks for the camera outright', async () => {
    const { onAdd } = setup();
    await userEvent.upload(addInput(), png('a.png'));
    expect(addInput().files).toHaveLength(0);
    await userEvent.upload(addInput(), png('a.png'));
    expect(onAdd).toHaveBeenCalledTimes(2);
    expect(addInput()).not.toHaveAttribute('capture');
  });

  it('offers no more when it is full', () => {
    setup({ items: [done('a.png'), done('b.png'), done('c.png')] });
    expect(screen.queryByLabelText('Add photos')).toBeNull();
  });

  it('keeps the cancelled picker from closing a dialog around it', () => {
    const onCancel = vi.fn();
    const { container } = setup();
    container.addEventListener('cancel', onCancel);
    fireEvent(addInput(), new Event('cancel', { bubbles: true }));
    expect(onCancel).not.toHaveBeenCalled();
  });
});
