import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aPendingPayment, aPendingPhase, anInstalmentArrived } from '#features/payment/testing/a-payment.ts';
import { DueInAWeek } from '#features/payment/testing/due-in-a-week.tsx';
import { ChooseRepaymentView } from './choose-repayment.view.tsx';
import { someWays } from './testing/some-ways.ts';

const card = { kind: 'card', cardId: '301' } as const;
const noMoney = {
  kind: 'rejected',
  code: '99',
  message: 'There is not enough money on this card.',
  requestId: '3f9c2a-7',
} as const;

const byCard = {
  kind: 'card',
  cardId: '301',
  bankName: 'Isla Savings Bank',
  ending: '4321',
  repayToken: 'token-1',
  couponId: '',
  sendsCode: true,
} as const;
const byWallet = aPendingPhase({ payment: aPendingPayment({ means: { kind: 'wallet' } }) });

const meta = {
  title: 'borrower-h5/repayment/Choose repayment, paying',
  component: ChooseRepaymentView,
  args: someWays(),
  render: (args) => <DueInAWeek View={ChooseRepaymentView} args={args} />,
} satisfies Meta<typeof ChooseRepaymentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Committing: Story = {
  args: { chosen: card, phase: { kind: 'requesting', means: byCard } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Sending your payment…' }));
    await expect(args.events.pay).not.toHaveBeenCalled();
    for (const radio of screen.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const Linking: Story = {
  args: { chosen: { kind: 'wallet' }, phase: { kind: 'requesting', means: { kind: 'wallet' } } },
};

export const Leaving: Story = { args: { chosen: { kind: 'wallet' }, phase: { kind: 'opening' } } };

/** The refused card is marked as such, and is not the chosen one any more. */
export const Refused: Story = {
  args: { refused: card, phase: { kind: 'failed', failure: { kind: 'call', error: noMoney } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: noMoney.message })).toBeVisible();
    await expect(
      await canvas.findByRole('radio', { name: /Your last payment this way was refused/ }),
    ).not.toBeChecked();
  },
};

export const RefusedWithoutWords: Story = {
  args: { refused: card, phase: { kind: 'failed', failure: { kind: 'call', error: { ...noMoney, message: '' } } } },
};

/** The server answered with HTTP 4xx and a message of its own. */
export const RefusedWithAStatus: Story = {
  args: {
    refused: card,
    phase: {
      kind: 'failed',
      failure: { kind: 'call', error: { kind: 'http', status: 422, message: 'This card has expired.' } },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'This card has expired.' })).toBeVisible();
  },
};

export const LinkRefused: Story = { args: { phase: { kind: 'failed', failure: { kind: 'linkRefused' } } } };

const lost = (changes: Parameters<typeof aPendingPhase>[0]) =>
  aPendingPhase({
    payment: { ...aPendingPayment(), means: byCard },
    isLost: true,
    mayPayAgain: false,
    mayCancel: false,
    ...changes,
  });

export const AnswerLost: Story = {
  args: { chosen: card, phase: lost({ check: 'running' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^with Isla Savings Bank •••• 4321/)).toBeVisible();
    // The loan, and by when it is due.
    await expect(canvas.getByText('Bayani Cash')).toBeVisible();
    await expect(canvas.getByText('7001')).toBeVisible();
  },
};

export const OrderUnreadable: Story = {
  args: { chosen: card, phase: lost({ check: 'unreadable' }) },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Not checked yet')).toBeVisible();
    // Nothing can be chosen, and no other payment asked for.
    await expect(screen.queryByRole('radio')).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await expect(args.events.check).toHaveBeenCalledOnce();
  },
};

export const NotArrivedAfterLostAnswer: Story = {
  args: { chosen: card, phase: lost({ mayPayAgain: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not here yet')).toBeVisible();
  },
};

export const BackFromThePaymentCompany: Story = {
  args: { chosen: { kind: 'wallet' }, phase: byWallet, amount: { minor: 100_000, currency: 'PHP' } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/with Alipay/)).toHaveTextContent('with Alipay Fri, Nov 20, 2026, 9:35 AM');
    await expect(screen.queryByRole('radio')).toBeNull();
    // The report names the amount that was paid, not the link's.
    const report = await screen.findByRole('link', { name: 'I’ve paid already' });
    await expect(report).toHaveAttribute('href', expect.stringContaining('545000'));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay another way' }));
    await expect(args.events.payAgain).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'I didn’t pay' }));
    await expect(args.events.cancel).toHaveBeenCalledOnce();
  },
};

export const PayAgainConfirmed: Story = {
  args: { chosen: card, phase: byWallet, payAgain: { isAsked: false, isConfirmed: true } },
  play: async ({ canvasElement, args }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'You’ve opened the payment page' }),
    ).toBeVisible();
    await expect(within(canvasElement).queryByText(/Do not pay/)).toBeNull();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Pay ₱/ }));
    await expect(args.events.pay).toHaveBeenCalledOnce();
  },
};

/** The paid amount is not shown as due again; the link to help stays. */
export const ArrivedAndTheLoanGoesOn: Story = {
  args: {
    phase: anInstalmentArrived(byWallet),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Next:/)).toHaveTextContent('Next: ₱1,816.66, due Sun, Dec 27, 2026');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Pay ₱/ })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'See your receipt' })).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7001#receipt',
    );
    await expect(await canvas.findByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/customerService?orderId=7001',
    );
    await expect(await canvas.findByRole('link', { name: 'Report a problem' })).toHaveAttribute(
      'href',
      '/complaint?orderId=7001',
    );
  },
};
