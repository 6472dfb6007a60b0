import { formatMoney } from '@peace/money-date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { aKnownDue, storyNow } from '#features/due/testing/a-due.ts';
import { aListedOrder, listing } from '#shared/testing/a-listed-order.ts';
import { overdueOrder, overdueSum } from '#shared/testing/story-orders.ts';
import { lenderLogos } from '#shared/testing/lender-logos.ts';
import { spies } from '#shared/testing/spies.ts';
import { OrdersView } from './orders.view.tsx';

const meta = {
  title: 'borrower-h5/order/Orders',
  component: OrdersView,
  args: {
    state: {
      kind: 'ready',
      data: listing(
        aListedOrder({
          status: { kind: 'due', code: 174 },
          statusText: '',
        }),
        aListedOrder({
          orderNo: '7002',
          productLogo: lenderLogos.salapiLane,
          productName: 'Salapi Lane',
          status: { kind: 'due', code: 180 },
          statusText: '',
        }),
        aListedOrder({
          orderNo: '7004',
          productLogo: lenderLogos.islaPeso,
          productName: 'Isla Peso',
          status: { kind: 'closed', code: 200 },
          statusText: '',
        }),
      ),
    },
    dues: [aKnownDue(), aKnownDue(overdueOrder().due ?? {})],
    refresh: { kind: 'done' },
    now: storyNow,
    openingPayment: null,
    isAccountChanged: false,
    canGoToMyAccount: false,
    events: spies(),
  },
} satisfies Meta<typeof OrdersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: noConnection },
  play: playRetry,
};

export const Empty: Story = {
  args: { state: { kind: 'ready', data: listing() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See loan offers' }));
    await expect(args.events.showProducts).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const panel = canvas.getByRole('region', { name: 'To pay, 2 loans' });
    await expect(panel).toHaveTextContent(/₱12,717.50.*₱7,267.50 is late/);
    const order = within(within(canvasElement).getAllByRole('article')[1] ?? canvasElement);
    await expect(order.getByText('3 days late')).toBeVisible();
    await expect(order.getByText('Was due Nov 17')).toBeVisible();
    await expect(order.getByRole('link', { name: 'See loan' })).toHaveAttribute('href', '/loanDetail?orderId=7002');
    await userEvent.click(order.getByRole('link', { name: /^Pay/ }));
    await expect(args.events.pay).toHaveBeenCalledWith(expect.objectContaining({ orderNo: '7002' }));
  },
};

/** A repaid loan offers no payment. A tap anywhere on a card opens its order. */
export const WholeCardLeadsOn: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    const [, second = canvasElement, last = canvasElement] = cards;
    await expect(within(last).queryByRole('link', { name: /^Pay/ })).toBeNull();
    const { left, top, width } = within(second).getByText(formatMoney(overdueSum)).getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + 8)).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7002',
    );
  },
};

const oneOrder = (due: ReturnType<typeof aKnownDue> | { readonly kind: 'failed' }) => ({
  state: {
    kind: 'ready' as const,
    data: listing(
      aListedOrder({ status: { kind: 'due', code: 174 }, statusText: '' }),
      aListedOrder({
        orderNo: '7003',
        productLogo: lenderLogos.islaPeso,
        productName: 'Isla Peso',
        status: { kind: 'processing', code: 21 },
        statusText: '',
      }),
    ),
  },
  dues: [due],
});

export const OneToPay: Story = {
  args: oneOrder(aKnownDue()),
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByRole('region', { name: 'Amount due' });
    await expect(panel).toHaveTextContent(/₱5,450.00.*Due Fri, Nov 27, 2026/);
    await expect(within(canvasElement).getAllByRole('article')[0]).toHaveTextContent(
      /Due Nov 27.*₱5,450.00due in 7 days/,
    );
    await expect(canvas.getByRole('link', { name: 'Pay ₱5,450.00' })).toHaveClass('van-button--plain');
  },
};

export const OneLate: Story = {
  args: oneOrder(aKnownDue(overdueOrder().due ?? {})),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Pay ₱/ })).not.toHaveClass('van-button--plain');
  },
};

/** The panel says that the amounts could not be read, once for all orders. */
export const NoSumKnown: Story = {
  args: { dues: [{ kind: 'failed' }, { kind: 'failed' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
  },
};

export const InFilipino: Story = { globals: { locale: 'fil' } };

export const OpeningPayment: Story = { args: { openingPayment: '7002' } };

/** The list is known, what is due is not yet: its place is reserved. */
export const DuesLoading: Story = {
  args: { dues: [] },
  play: async ({ canvasElement }) => {
    const [first = canvasElement] = within(canvasElement).getAllByRole('article');
    await expect(within(first).getByRole('link', { name: 'Pay' })).toBeVisible();
    await expect(first).not.toHaveTextContent('₱');
  },
};

/** The amount due of one order could not be read: the panel says of how many it is the sum. */
export const DuesFailed: Story = {
  args: { dues: [{ kind: 'failed' }, aKnownDue()] },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'To pay, 1 of 2 loans' })).toBeVisible();
    const [first = canvasElement] = within(canvasElement).getAllByRole('article');
    await expect(within(first).getByText(/^Today’s amount isn’t known/)).toBeVisible();
    await expect(within(first).getByRole('link', { name: 'Check amount, then pay' })).toBeVisible();
    await userEvent.click(within(first).getByRole('button', { name: 'Try again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
  },
};

/** The list, or what is due of it, could not be read again: the buttons name no amount. */
export const NotReadAgain: Story = {
  args: { refresh: { kind: 'failed', error: { kind: 'network' }, readAt: storyNow } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'This may be out of date' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Check amount, then pay' })).toHaveLength(2);
    // The filled button is that of the most urgent loan.
    await expect(canvas.getByRole('button', { name: 'Check again' })).toHaveClass('van-button--plain');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
  },
};

/** A backend whose status is words: neutral, and without a payment; what is due is seen when it is opened. */
export const InWordsAlone: Story = {
  args: {
    state: {
      kind: 'ready',
      data: listing(
        aListedOrder(),
        aListedOrder({
          orderNo: '7002',
          productLogo: lenderLogos.salapiLane,
          productName: 'Salapi Lane',
          statusText: 'Overdue',
          rows: [
            { label: 'Loan amount', value: '₱5,000.00' },
            { label: 'Application date', value: '2026-08-18' },
          ],
        }),
      ),
    },
  },
};

export const AccountChanged: Story = { args: { isAccountChanged: true } };

export const AccountChangedInShell: Story = {
  args: {
    isAccountChanged: true,
    canGoToMyAccount: true,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'My account' }));
    await expect(args.events.goToMyAccount).toHaveBeenCalledOnce();
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
          statusText: '<b>Under review</b>',
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
