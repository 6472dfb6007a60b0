import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mark } from './mark.tsx';

const meta = {
  title: 'ui-kit/Mark',
  component: Mark,
  args: { size: 44 },
  decorators: [(Story) => <main style={{ display: 'flex', gap: 16, padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof Mark>;

export default meta;

/** The sizes of the site's and campaign's headers, of receipts and of texts about the app. */
export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <>
      {[28, 36, 40, 44].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    // The name beside it is what is read out.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
