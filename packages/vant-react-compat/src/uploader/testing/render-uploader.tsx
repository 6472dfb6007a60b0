import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Uploader, type UploaderItem, type UploaderProps } from '../uploader.tsx';

export const labels = {
  preview: (item: UploaderItem) => `Enlarge ${item.name}`,
  remove: (item: UploaderItem) => `Remove ${item.name}`,
  retry: (item: UploaderItem) => `Retry ${item.name}`,
  progress: (item: UploaderItem) => `Uploading ${item.name}`,
};

export const png = (name: string) => new File(['x'], name, { type: 'image/png' });
export const done = (name: string): UploaderItem => ({ id: name, name, url: `/${name}`, status: 'done' });
export function setup(props: Partial<UploaderProps> = {}) {
  const on = { onAdd: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn(), onPreview: vi.fn() };
  const all = { label: 'Photos', addLabel: 'Add photos', labels, maxCount: 3, accept: 'image/png', items: [], ...on };
  return { ...on, ...render(<Uploader {...all} multiple {...props} />) };
}

export const addInput = () => screen.getByLabelText<HTMLInputElement>('Add photos');
