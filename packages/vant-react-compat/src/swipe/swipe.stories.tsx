import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Swipe } from './swipe.tsx';

const slides = ['#12508f', '#17683f', '#8a5100'].map((background, index) => ({
  id: background,
  label: `${index + 1} of 3`,
  content: <p style={{ height: 160, margin: 0, padding: 24, background, color: '#fff' }}>Offer {index + 1}</p>,
}));

const meta = {
  title: 'vant-react-compat/Swipe',
  component: Swipe,
  args: { label: 'Offers', slides, autoplay: 3000, pauseLabel: 'Pause', playLabel: 'Play' },
  render: (args) => (
    // Clear of the corner: some browsers without a mouse have the pointer there, and what it is over holds still.
    <main style={{ padding: 24 }}>
      <Swipe {...args} />
    </main>
  ),
} satisfies Meta<typeof Swipe>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByHand: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 of 3' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '3 of 3' })).toHaveAttribute('aria-current', 'true'));
    const slide = canvas.getByRole('group', { name: '3 of 3' }).getBoundingClientRect();
    await expect(Math.abs(slide.left - 24)).toBeLessThan(1);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('.van-swipe__track')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '2 of 3' })).toHaveAttribute('aria-current', 'true'));
  },
};

/** Stories run with reduced motion: it plays only after a tap on Play. */
export const Autoplay: Story = {
  args: { autoplay: 400 },
  play: async ({ canvas, canvasElement }) => {
    // With motion allowed the story plays by itself.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    // It goes round for as long as it takes to be seen at each.
    const within = { timeout: 10_000 };
    const isCurrent = (name: string) => () =>
      expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
    await waitFor(isCurrent('3 of 3'), within);
    await waitFor(isCurrent('1 of 3'), within);
    await waitFor(() => expect(canvasElement.querySelector('.van-swipe__track')?.scrollLeft).toBe(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
