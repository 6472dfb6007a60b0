import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Uploader, type UploaderItem } from './uploader.tsx';
import { addInput, done, labels, png, setup } from './testing/render-uploader.tsx';

describe('Uploader', () => {
  it('shows how far an upload has come', () => {
    setup({ items: [{ id: '1', name: 'a.png', url: '/a.png', status: 'uploading', progress: 0.25 }] });
    expect(screen.getByRole('progressbar', { name: 'Uploading a.png' })).toHaveValue(0.25);
    expect(screen.queryByRole('button', { name: 'Retry a.png' })).toBeNull();
  });

  it('offers a retry of what failed, and says why it did', async () => {
    const failed: UploaderItem = { id: '1', name: 'a.png', url: '/a.png', status: 'failed', message: 'No network' };
    const { onRetry } = setup({ items: [failed] });
    expect(within(screen.getByRole('list', { name: 'Photos' })).getByText('No network')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry a.png' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(failed);
  });

  it('keeps the focus at an image whose retry goes away with its failure', async () => {
    function Retrying() {
      const [status, setStatus] = useState<UploaderItem['status']>('failed');
      const fixed = { label: 'Photos', addLabel: 'Add photos', labels, maxCount: 2, accept: 'image/png' };
      const items = [{ id: '1', name: 'a.png', url: '/a.png', status }];
      return (
        <Uploader
          {...fixed}
          items={items}
          onRemove={() => {}}
          onAdd={() => {}}
          onRetry={() => setStatus('uploading')}
        />
      );
    }
    render(<Retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry a.png' }));
    expect(screen.getByRole('button', { name: 'Remove a.png' })).toHaveFocus();
  });

  it('enlarges what is uploaded', async () => {
    const { onPreview } = setup({ items: [done('a.png')] });
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge a.png' }));
    expect(onPreview).toHaveBeenCalledExactlyOnceWith(done('a.png'), '/a.png');
  });

  it('draws a picture of a picture where the file cannot be shown', () => {
    setup({ items: [done('a.heic')] });
    fireEvent.error(screen.getByAltText('a.heic'));
    expect(screen.getByRole('img', { name: 'a.heic' })).toContainHTML('<svg');
  });

  it('gives the focus to the add button when an image was removed, also from a full list', async () => {
    function Shrinking() {
      const [items, setItems] = useState([done('a.png'), done('b.png')]);
      const remove = (gone: UploaderItem) => setItems(items.filter((item) => item.id !== gone.id));
      const fixed = { label: 'Photos', addLabel: 'Add photos', labels, maxCount: 2, accept: 'image/png' };
      return <Uploader {...fixed} items={items} onRemove={remove} onAdd={() => {}} onRetry={() => {}} />;
    }
    render(<Shrinking />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(addInput()).toHaveFocus();
  });

  it('makes an address for a chosen file and gives it back', () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const file = png('a.png');
    const { unmount } = setup({ items: [{ id: '1', name: 'a.png', file, status: 'uploading' }] });
    expect(create).toHaveBeenCalledExactlyOnceWith(file);
    expect(screen.getByAltText('a.png')).toHaveAttribute('src', 'blob:a');
    unmount();
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:a');
  });

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
