import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { OneLine } from './one-line.tsx';

const meta = {
  title: 'ui-kit/OneLine',
  component: OneLine,
  args: { children: '+63281234567' },
  globals: { viewport: { value: 'small' } },
  decorators: [(Story) => <main style={{ padding: 32, paddingInlineEnd: 52, fontSize: 30 }}>{Story()}</main>],
} satisfies Meta<typeof OneLine>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Text at 200 % on a small phone. */
export const TelephoneNumber: Story = {
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('.peace-one-line');
    await expect(line?.getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
