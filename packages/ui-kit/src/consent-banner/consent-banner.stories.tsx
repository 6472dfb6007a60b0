import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

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
    const banner = canvas.getByRole('region', { name: 'May we count your visits?' });
    await expect(banner).toBeVisible();
    // A tap that was meant for what it covers is no answer.
    await expect(banner).toHaveStyle({ pointerEvents: 'none' });
    await waitFor(() => expect(banner).toHaveStyle({ pointerEvents: 'auto' }));
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
