import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OrdersScreen } from './orders-screen.tsx';
import { aListedOrder, listing } from './testing/a-listed-order.ts';

const meta = {
  title: 'borrower-h5/order/Orders',
  component: OrdersScreen,
  args: {
    state: {
      kind: 'ready',
      data: listing(
        aListedOrder(),
        aListedOrder({ orderNo: '7002', productName: 'Salapi Lane', status: 'Overdue' }),
        aListedOrder({ orderNo: '7004', productName: 'Isla Peso', status: 'Repaid' }),
      ),
    },
    isAccountChanged: false,
    onBack: fn(),
    onRetry: fn(),
    onOrder: fn(),
    onComplain: fn(),
    onProducts: fn(),
    onMyAccount: null,
  },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'There is no connection.', isRetrying: false } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { state: { kind: 'ready', data: listing() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See what you can borrow' }));
    await expect(args.onProducts).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const order = within(within(canvasElement).getAllByRole('article')[1] ?? canvasElement);
    await userEvent.click(order.getByRole('button', { name: 'Order Details' }));
    await expect(args.onOrder).toHaveBeenCalledWith(expect.objectContaining({ orderNo: '7002' }));
    await userEvent.click(order.getByRole('button', { name: 'File a complaint' }));
    await expect(args.onComplain).toHaveBeenCalledWith(expect.objectContaining({ orderNo: '7002' }));
  },
};

export const AccountChanged: Story = { args: { isAccountChanged: true } };

export const AccountChangedInShell: Story = {
  args: { isAccountChanged: true, onMyAccount: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'My account' }));
    await expect(args.onMyAccount).toHaveBeenCalledOnce();
  },
};

export const LongNamesAndMarkup: Story = {
  args: {
    state: {
      kind: 'ready',
      data: listing(
        aListedOrder({
          productName:
            'Pinagsama-samang Kooperatiba ng mga Manggagawa at Magsasaka sa Hilagang Luzon Lending Corporation',
          status: '<b>Under review</b>',
          orderNo: 'P20261120-000000000000000000000000000000000001',
          rows: [{ label: 'Kabuuang halaga ng utang kasama ang interes', value: '₱12,345,678,901.23' }],
        }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('<b>Under review</b>')).toBeVisible();
  },
};
