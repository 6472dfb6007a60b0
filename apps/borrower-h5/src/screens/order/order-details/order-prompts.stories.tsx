import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { anOrder } from '#shared/testing/an-order.ts';
import { answering, spies } from '#shared/testing/spies.ts';
import { OrderPrompts } from './order-prompts.tsx';

const meta = {
  title: 'borrower-h5/order/Order Details prompts',
  component: OrderPrompts,
  args: {
    order: anOrder({
      status: { kind: 'processing', code: 21 },
      confirmUrl: '/withdraw',
      withdrawMessage: 'Your loan of ₱5,000.00 is ready to be withdrawn to GCash ending in 4821.',
      cardPrompt: {
        title: 'Your account was refused',
        message: 'The bank did not take the payout. Bind another account.',
      },
    }),
    ids: { orderId: '8174', productId: '68174' },
    prompt: 'rating',
    isRating: false,
    ratingMessage: null,
    events: spies(),
  },
  decorators: [(Story) => <main style={{ minHeight: 600 }}>{Story()}</main>],
} satisfies Meta<typeof OrderPrompts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Withdraw: Story = {
  args: { prompt: 'withdraw', received: { minor: 500_000, currency: 'PHP' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Get ₱5,000.00' }));
    await expect(args.events.withdraw).toHaveBeenCalledOnce();
  },
};

/** The link to the money is missing: customer service is the way to it. */
export const WithdrawWithoutLink: Story = {
  args: {
    prompt: 'withdraw',
    order: anOrder({ status: { kind: 'processing', code: 21 }, withdrawMessage: 'Your ₱5,000.00 is ready.' }),
  },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/customerService?orderId=8174',
    );
  },
};

export const BindCard: Story = {
  args: { prompt: 'bindCard' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.events.dismissPrompt).toHaveBeenCalledOnce();
    await expect(screen.getByRole('link', { name: 'Add account' })).toHaveAttribute(
      'href',
      '/bindBank?productId=68174&source=loanDetail',
    );
  },
};

export const Rating: Story = {
  play: async ({ args, step }) => {
    const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    await step('Without a star nothing is to be sent', async () => {
      await expect(screen.getByRole('button', { name: 'Send rating' })).toBeDisabled();
    });
    await step('The chosen stars are submitted', async () => {
      await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
      await submit();
      await expect(args.events.rate).toHaveBeenLastCalledWith(3);
    });
    await step('Cancel resets the stars', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
      await expect(args.events.dismissPrompt).toHaveBeenCalledOnce();
      await expect(screen.getByRole('radio', { name: '3 stars' })).not.toBeChecked();
    });
  },
};

const chooseFour = () => userEvent.click(screen.getByRole('radio', { name: '4 stars' }));

export const RatingFailed: Story = {
  args: { ratingMessage: 'We couldn’t connect. Check your internet, then try again.' },
  play: chooseFour,
};

export const RatingUnderWay: Story = {
  render: function UnderWay(args) {
    const [isRating, setIsRating] = useState(false);
    return (
      <OrderPrompts {...args} isRating={isRating} events={answering(args.events, { rate: () => setIsRating(true) })} />
    );
  },
  play: async () => {
    await chooseFour();
    await userEvent.click(screen.getByRole('button', { name: 'Send rating' }));
    await expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};

export const RatingResult: Story = {
  args: { prompt: 'ratingResult' },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/complaint?orderId=8174');
  },
};
