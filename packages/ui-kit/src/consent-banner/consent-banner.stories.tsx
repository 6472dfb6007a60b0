import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ConsentBanner } from './consent-banner.tsx';

const meta = {
  title: 'ui-kit/ConsentBanner',
  component: ConsentBanner,
  args: { privacyHref: 'https://www.example.com/privacy', onAnswer: fn() },
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'May we count your visits?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'No, thanks' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('refused');
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('granted');
  },
};

/** On a page whose visits are counted in any case. */
export const OfSteps: Story = {
  args: { counted: 'steps' },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We count visits to this page, and taps on Sign up/)).toBeVisible();
  },
};

export const InFilipinoOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, locale: 'fil' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
