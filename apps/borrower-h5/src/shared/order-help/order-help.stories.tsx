import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderHelp } from './order-help.tsx';

const meta = {
  title: 'borrower-h5/help/OrderHelp',
  component: OrderHelp,
  decorators: [
    (Story) => (
      <main>
        <h1 hidden>Repayment</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderHelp>;

const withOrder = { onCustomerService: fn(), onComplain: fn() };

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnOrder: Story = {
  args: withOrder,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customer service' }));
    await expect(args.onCustomerService).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'File a complaint' }));
    await expect(args.onComplain).toHaveBeenCalledOnce();
  },
};

export const BeforeThereIsAnOrder: Story = {
  args: { onCustomerService: fn(), onComplain: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'File a complaint' })).toBeNull();
  },
};

export const Dark: Story = { args: withOrder, globals: { theme: 'dark' } };
