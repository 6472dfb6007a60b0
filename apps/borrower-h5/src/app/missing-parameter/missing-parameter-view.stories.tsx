import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MissingParameterView } from './missing-parameter-screen.tsx';

const meta = {
  title: 'borrower-h5/session/Missing parameter',
  component: MissingParameterView,
  args: { title: 'Loan details', name: 'orderId', onHome: fn() },
} satisfies Meta<typeof MissingParameterView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/order');
    await userEvent.click(canvas.getByRole('button', { name: 'Go home' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};

export const ComplaintType: Story = { args: { title: 'Report a problem', name: 'problemType' } };
