import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderHelp } from './order-help.tsx';

const meta = {
  title: 'borrower-h5/help/OrderHelp',
  component: OrderHelp,
  args: { orderId: '7002' },
  decorators: [
    (Story) => (
      <main>
        <h1 hidden>Repayment</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/customerService?orderId=7002',
    );
    await expect(canvas.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
      'href',
      '/complaint?orderId=7002',
    );
  },
};

/** A due that may have been paid, and a problem that was reported. */
export const WithADue: Story = {
  args: {
    due: { amount: { minor: 545_000, currency: 'PHP' }, reportedAt: Date.UTC(2026, 10, 26, 4) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'I’ve paid already' })).toHaveAttribute(
      'href',
      '/complaint?orderId=7002&paid=545000',
    );
    await expect(canvas.getByText(/^You reported a problem on .* Your due date stays\.$/)).toBeVisible();
  },
};

export const BeforeThereIsAnOrder: Story = {
  args: { orderId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/customerService');
    await expect(canvas.queryByRole('link', { name: 'Report a problem' })).toBeNull();
  },
};
