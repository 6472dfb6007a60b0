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

export const BeforeThereIsAnOrder: Story = {
  args: { orderId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/customerService');
    await expect(canvas.queryByRole('link', { name: 'Report a problem' })).toBeNull();
  },
};
