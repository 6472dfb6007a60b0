import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Uploader, type UploaderItem, type UploaderProps } from './uploader.tsx';

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="hsl(${hue} 60% 70%)"/></svg>`,
  )}`;
const done = (id: string, hue: number): UploaderItem => ({ id, name: `${id}.png`, url: picture(hue), status: 'done' });

function FilledUploader(props: UploaderProps) {
  const [items, setItems] = useState(props.items);
  return (
    <main style={{ padding: 16 }}>
      <Uploader
        {...props}
        items={items}
        onAdd={(files) => {
          props.onAdd(files);
          const added = files.map((file) => ({ id: file.name, name: file.name, file, status: 'uploading' as const }));
          setItems([...items, ...added]);
        }}
        onRemove={(gone) => setItems(items.filter((item) => item.id !== gone.id))}
      />
    </main>
  );
}

const meta = {
  title: 'vant-react-compat/Uploader',
  component: Uploader,
  args: {
    label: 'Photos',
    addLabel: 'Add photos',
    items: [],
    maxCount: 9,
    accept: 'image/jpeg,image/png,image/webp',
    multiple: true,
    labels: {
      preview: (item) => `Enlarge ${item.name}`,
      remove: (item) => `Remove ${item.name}`,
      retry: (item) => `Try ${item.name} again`,
      progress: (item) => `Uploading ${item.name}`,
    },
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onPreview: fn(),
  },
  render: (args) => <FilledUploader {...args} />,
} satisfies Meta<typeof Uploader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const EveryState: Story = {
  args: {
    items: [
      done('receipt', 210),
      { id: 'b', name: 'half.png', url: picture(30), status: 'uploading', progress: 0.4 },
      { id: 'c', name: 'waiting.png', url: picture(90), status: 'uploading' },
      { id: 'd', name: 'failed.png', url: picture(140), status: 'failed', message: 'No network' },
      { id: 'e', name: 'photo.heic', url: 'data:image/heic,x', status: 'done' },
    ],
  },
  play: async ({ args, canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Try failed.png again' });
    const remove = canvas.getByRole('button', { name: 'Remove failed.png' }).getBoundingClientRect();
    const lower = retry.getBoundingClientRect();
    await expect(Math.min(remove.width, remove.height, lower.width, lower.height)).toBeGreaterThanOrEqual(44);
    await expect(remove.bottom).toBeLessThanOrEqual(lower.top);
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true, items: [done('receipt', 210)] } };
export const SmallPhone: Story = { ...EveryState, globals: { viewport: { value: 'small' } } };
