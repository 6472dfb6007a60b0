import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { EnlargeableImage } from './image-preview.tsx';

const src = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400">
    <rect width="300" height="400" fill="#e8f0f9"/><text x="30" y="200" font-size="32">Reference_no</text>
  </svg>`,
)}`;

const meta = {
  title: 'vant-react-compat/ImagePreview',
  component: EnlargeableImage,
  args: {
    src,
    alt: 'Step 1: type the Reference_no',
    enlargeLabel: 'Enlarge: Step 1: type the Reference_no',
    labels: { close: 'Close', zoomIn: 'Zoom in', zoomOut: 'Zoom out' },
  },
  render: (args) => (
    <main style={{ padding: 16 }}>
      <EnlargeableImage {...args} />
    </main>
  ),
} satisfies Meta<typeof EnlargeableImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Enlarged: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.enlargeLabel }));
    const image = canvas.getAllByRole('img', { name: args.alt }).at(-1);
    await expect(image?.getBoundingClientRect().width).toBe(innerWidth);
  },
};

export const Zoomed: Story = {
  play: async (context) => {
    await Enlarged.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    const area = canvas.getByRole('dialog').querySelector('.van-image-preview__pan');
    await expect(area?.scrollWidth).toBe(2 * innerWidth);
    await expect(area?.scrollLeft).toBe(innerWidth / 2);
  },
};
