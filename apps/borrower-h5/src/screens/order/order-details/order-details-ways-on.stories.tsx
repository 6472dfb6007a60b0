import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aRecommendedProduct } from '#features/order/testing/a-recommended-product.ts';
import { lenderLogos } from '#shared/testing/lender-logos.ts';
import { OrderDetailsView } from './order-details.view.tsx';
import { orderDetails, ready, rowsBeforePayout } from './testing/an-order-shown.ts';

const meta = {
  title: 'borrower-h5/order/Order Details',
  component: OrderDetailsView,
  args: orderDetails(),
} satisfies Meta<typeof OrderDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order's link leads to where it can be followed. */
const paidOut = ready({
  status: { kind: 'status151', code: 151 },
  statusTitle: 'In progress',
  statusDescription: 'Your loan is being prepared.',
  rows: rowsBeforePayout,
});

export const RecommendedProducts: Story = {
  args: ready({
    status: { kind: 'status110', code: 110 },
    rows: rowsBeforePayout,
    statusTitle: 'Not approved',
    statusDescription: 'These lenders may have an offer for you.',
    recommendedProducts: [
      aRecommendedProduct(),
      aRecommendedProduct({
        logo: lenderLogos.kaibigan,
        name: 'Kaibigan Lending',
        buttonText: 'Fully booked',
        clickable: false,
        tags: [],
      }),
    ],
  }),
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'See this offer' }));
    await expect(screen.queryByRole('button', { name: 'Fully booked' })).not.toBeInTheDocument();
    await expect(args.events.openProduct).toHaveBeenCalledWith(0);
    await userEvent.click(screen.getByRole('button', { name: 'See more loans' }));
    await expect(args.events.showMoreProducts).toHaveBeenCalledOnce();
    // The buttons of an order and the products exclude each other.
    await expect(screen.queryByRole('button', { name: /repay/i })).not.toBeInTheDocument();
  },
};

/** Whom to ask comes before what may lead there again. */
export const LinkRefused: Story = {
  args: { ...ready({}), redirect: 'refused' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^The link in this loan doesn’t look safe/)).toBeVisible();
    const bar = canvasElement.querySelector<HTMLElement>('.peace-action-bar');
    if (!bar) throw new Error('There is no bar.');
    const ask = within(bar).getByRole('link', { name: 'Customer service' });
    await expect(ask).toHaveClass('van-button--primary');
  },
};

/** The shell took the order's link: the order is below the button that opens it again. */
export const GoesOnInTheApp: Story = {
  args: { ...paidOut, redirect: 'delegatedToApp' },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { name: 'Continue in the app' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open the app again' }));
    await expect(args.events.follow).toHaveBeenCalledOnce();
  },
};

export const LinkNotOpened: Story = {
  args: { ...paidOut, redirect: 'notOpened' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the app again' }));
    await expect(args.events.follow).toHaveBeenCalledOnce();
  },
};

/** The link answered with a download, or with nothing. */
export const LinkStayedHere: Story = {
  args: { ...paidOut, redirect: 'stayed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /The page hasn’t opened/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.events.follow).toHaveBeenCalledOnce();
  },
};

const approved = {
  status: { kind: 'processing', code: 21 },
  statusTitle: 'Approved',
  statusDescription: 'The money is sent once your account is confirmed.',
  rows: rowsBeforePayout,
  withdrawMessage: 'Your ₱5,000.00 is ready.',
} as const;

/** The prompts of an order can be opened again. */
export const PromptsClosed: Story = {
  args: {
    ...ready({
      ...approved,
      confirmUrl: '/withdraw',
      cardPrompt: { title: '', message: 'The last transfer came back.' },
    }),
    received: { minor: 500_000, currency: 'PHP' },
  },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Money');
    await userEvent.click(screen.getByRole('button', { name: 'Get ₱5,000.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add your account' }));
    await expect(args.events.act).toHaveBeenCalledWith({ kind: 'withdraw' });
    await expect(args.events.openRow).toHaveBeenCalledWith('bindCard');
  },
};

/** The money is ready and the link to it is missing: customer service is the way to it. */
export const WithdrawWithoutLink: Story = {
  args: ready(approved),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Get my money' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Your ₱5,000.00 is ready.')).toBeVisible();
    const bar = canvasElement.querySelector<HTMLElement>('.peace-action-bar') ?? canvasElement;
    const ask = within(bar).getByRole('link', { name: 'Ask us about it' });
    await expect(ask).toHaveAttribute('href', '/customerService?orderId=7001');
    await expect(ask).toHaveAccessibleDescription('We can’t open the payout page.');
  },
};

/** A quiet row opens the stored receipts. */
export const WithReceipts: Story = {
  args: { hasReceipts: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Your receipts' }));
    await expect(args.events.openReceipts).toHaveBeenCalledOnce();
  },
};
