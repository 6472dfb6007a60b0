import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { EnlargeableImage, ImagePreview } from './image-preview.tsx';

const labels = { close: 'Close', zoomIn: 'Zoom in', zoomOut: 'Zoom out' };
const image = { src: '/receipt.png', alt: 'Receipt' };

describe('ImagePreview', () => {
  it('is named by the image and closed by a tap on it', async () => {
    const onClose = vi.fn();
    render(<ImagePreview image={image} labels={labels} onClose={onClose} />);
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Receipt' })).getByRole('img'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('zooms in twice and out again, without closing', async () => {
    const onClose = vi.fn();
    render(<ImagePreview image={image} labels={labels} onClose={onClose} />);
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' });
    expect(zoomOut).toBeDisabled();
    await userEvent.click(zoomIn);
    await userEvent.click(zoomIn);
    expect(screen.getByRole('img')).toHaveAttribute('data-zoom', '3');
    expect(zoomIn).toBeDisabled();
    await userEvent.click(zoomOut);
    expect(screen.getByRole('img')).toHaveAttribute('data-zoom', '2');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('EnlargeableImage', () => {
  it('enlarges on a tap and closes on the next', async () => {
    render(<EnlargeableImage {...image} enlargeLabel="Enlarge receipt" labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge receipt' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('img'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
