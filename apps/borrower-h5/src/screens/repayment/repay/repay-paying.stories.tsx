import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { aDefaultPayCode, aPeriodInfo } from '#features/payment/testing/a-repayment.ts';
import { inPhase, repaymentPageProps } from '#features/payment/testing/a-repayment-page.tsx';
import type { PaymentPhase } from '#features/payment/payment-phase.ts';
import { aPendingPayment, aPendingPhase, anInstalmentArrived } from '#features/payment/testing/a-payment.ts';
import { RepayView } from './repay.view.tsx';

const View = inPhase(RepayView);
const openSheet = { isOpen: true, selected: '90001' };

const meta = {
  title: 'borrower-h5/repayment/Period repayment, paying',
  component: View,
  args: repaymentPageProps(aPeriodInfo()),
} satisfies Meta<typeof View>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = (changes: Parameters<typeof aPeriodInfo>[0]) =>
  ({ state: { kind: 'ready', data: aPeriodInfo(changes) } }) as const;

export const Channels: Story = {
  args: { sheet: openSheet },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose how to pay' }));
    await expect(await sheet.findByRole('radio', { name: 'GCash bill payment' })).toBeChecked();
    await userEvent.click(await sheet.findByRole('radio', { name: /^7-Eleven counter/ }));
    await expect(args.events.selectChannel).toHaveBeenCalledWith('90003');
    await userEvent.click(await sheet.findByRole('button', { name: /^Pay/ }));
    await expect(args.events.pay).toHaveBeenCalledOnce();
  },
};

export const NoChannels: Story = {
  args: { ...ready({ channels: [] }), sheet: { isOpen: true, selected: undefined } },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByText('No way to pay here right now')).toBeVisible();
    await expect(await sheet.findByRole('link', { name: 'Customer service' })).toBeVisible();
  },
};

/** Absent is not none. */
export const ChannelsUnread: Story = {
  args: { ...ready({ channels: null }), sheet: { isOpen: true, selected: undefined } },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByText('We couldn’t read the ways to pay.')).toBeVisible();
    await userEvent.click(await sheet.findByRole('button', { name: 'Try again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
  },
};

const paying = (phase: PaymentPhase) => ({ sheet: openSheet, phase });
const noPaymentAt = async (name: string, args: Story['args']) => {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  await expect(args?.events?.pay).not.toHaveBeenCalled();
};

export const Requesting: Story = {
  args: paying({ kind: 'requesting', means: aPendingPayment().means }),
  play: async ({ args }) => {
    await noPaymentAt('Getting your payment ready…', args);
    // The sum stays above the list once the handle is gone.
    const [sum, list] = ['sum', 'list'].map((part) => document.querySelector(`.peace-channels__${part}`));
    const listTop = list?.getBoundingClientRect().top ?? 0;
    await expect(sum?.getBoundingClientRect().bottom).toBeLessThanOrEqual(listTop);
  },
};

export const Opening: Story = {
  args: paying({ kind: 'opening' }),
  play: async ({ args }) => noPaymentAt('Opening the payment page…', args),
};

export const PaymentRefused: Story = {
  args: paying({
    kind: 'failed',
    failure: {
      kind: 'call',
      error: { kind: 'rejected', code: '1', message: 'GCash is closed for repairs until 9:00 PM.' },
    },
  }),
  play: async () => {
    await expect(within(await screen.findByRole('dialog')).getByText(/^GCash is closed/)).toBeVisible();
  },
};

/** The channel whose link it was is not chosen any more. */
export const LinkRefused: Story = {
  args: {
    ...paying({ kind: 'failed', failure: { kind: 'linkRefused' } }),
    sheet: { isOpen: true, selected: undefined },
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('button', { name: /^Pay/ })).toBeDisabled();
  },
};
/** The amount due was read again at the tap and had changed, so nothing was sent. */
export const AmountChangedAtTheTap: Story = {
  args: {
    ...ready({ amount: { minor: 699_500, currency: 'PHP' } }),
    sheet: { ...openSheet, stoppedAt: { minor: 545_000, currency: 'PHP' } },
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByText('You owed ₱5,450.00 and now owe ₱6,995.00.')).toBeVisible();
    await expect(await sheet.findByRole('button', { name: 'Pay ₱6,995.00' })).toBeEnabled();
  },
};

/** The amount due can be paid, and the page says that the order's status was not checked. */
export const OrderUnread: Story = {
  args: { orderFailure: { kind: 'failed', error: { kind: 'network' }, readAt: null } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('We couldn’t check if your loan is still open.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay ₱5,450.00' })).toHaveClass('van-button--primary');
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
  },
};

export const LinkNotOpened: Story = { args: paying({ kind: 'failed', failure: { kind: 'notOpened' } }) };

const lost = (changes: Parameters<typeof aPendingPhase>[0]) =>
  aPendingPhase({ isLost: true, mayPayAgain: false, mayCancel: false, ...changes });

export const AnswerLost: Story = {
  args: { phase: lost({ check: 'running' }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/We’re checking your loan/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Checking…' }));
    await expect(args.events.check).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /pay/i })).toBeNull();
  },
};

/** The window that sent it waits for the response: nothing was lost. */
export const PreparedInAnotherWindow: Story = {
  args: { phase: lost({ isElsewhere: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re already paying in another window' })).toBeVisible();
    await expect(canvas.queryByText(/connection was lost/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /pay/i })).toBeNull();
  },
};

export const StillUnknown: Story = {
  args: { phase: lost({ check: 'unreadable' }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Not checked yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /pay/i })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(args.events.check).toHaveBeenCalledOnce();
  },
};

/** The record is of another release, or broken: neither the amount nor the channel is known. */
export const StartedInAnotherVersion: Story = {
  args: { phase: lost({ payment: null, check: 'running' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/started it before we updated this page/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /pay/i })).toBeNull();
    await expect(canvas.queryByText(/connection was lost/)).not.toBeInTheDocument();
  },
};

export const PayAgainAfterAnotherVersion: Story = {
  args: { phase: lost({ payment: null, mayPayAgain: true }), payAgain: { isAsked: true, isConfirmed: false } },
  play: async () => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Do you want to pay again?' }));
    await expect(question.getByText(/we don’t know what happened to it/)).toBeVisible();
  },
};

export const NotArrivedAfterLostAnswer: Story = {
  args: { phase: lost({ mayPayAgain: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No payment has come through yet' })).toBeVisible();
    await expect(await canvas.findByText('Not here yet')).toBeVisible();
    await expect(canvas.queryByText('Waiting')).not.toBeInTheDocument();
  },
};

/** The loan, amount, channel and time; and what to do if it was paid and if it was not. */
export const PaymentStarted: Story = {
  args: { ...ready({ defaultPayCode: aDefaultPayCode() }), phase: aPendingPhase() },
  play: async ({ canvas, args }) => {
    const payment = await canvas.findByRole('region', { name: 'You’ve opened the payment page' });
    await expect(payment).toHaveTextContent(/₱5,450.00.*with GCash bill payment Fri, Nov 20, 2026, 9:35 AM/);
    await expect(await canvas.findByText(/Do not pay again/)).toBeVisible();
    await expect(await canvas.findByText('Not here yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'I’ve paid already' })).toBeVisible();
    // The amount due is the sum of the loan's rows, and has its date.
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Loan amount',
      'Interest',
      'Amount due Nov\u00a027,\u00a02026',
      'Loan term',
      'Loan no.',
    ]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(args.events.check).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Payment code: Isla Bills' }));
    await expect(args.events.openCode).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay another way' }));
    await expect(args.events.chooseMethod).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'I didn’t pay' }));
    await expect(args.events.cancel).toHaveBeenCalledOnce();
  },
};

/** The code itself stays: it is what the borrower pays with. */
export const PayCodeTaken: Story = {
  args: {
    ...ready({ defaultPayCode: aDefaultPayCode() }),
    phase: aPendingPhase({ payment: aPendingPayment({ means: { kind: 'code', name: 'Isla Bills' } }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You copied the payment code' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay another way' })).toBeEnabled();
    await expect(await canvas.findByText(/^with Isla Bills/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

export const WhatIsOwedHasChanged: Story = {
  args: { ...ready({ amount: { minor: 495_000, currency: 'PHP' } }), phase: aPendingPhase({ check: 'changed' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(/^You owed ₱5,450.00 and now owe ₱4,950.00 by Fri, .* 2026. We’re checking/),
    ).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/Amount due Nov 27, 2026₱4,950.00/);
    await expect(await canvas.findByRole('button', { name: 'Pay another way' })).toBeEnabled();
  },
};

export const WhatIsOwedHasChangedAfterLostAnswer: Story = {
  args: {
    ...ready({ amount: { minor: 495_000, currency: 'PHP' } }),
    phase: lost({ check: 'changed', mayPayAgain: true }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^You owed ₱5,450.00 and now owe ₱4,950.00 by Fri, .* 2026. We’re checking/),
    ).toBeVisible();
    await expect(canvas.queryByText(/No payment yet/)).not.toBeInTheDocument();
  },
};

export const CheckingPayment: Story = { args: { phase: aPendingPhase({ check: 'running' }) } };

export const PayAgain: Story = {
  args: { phase: aPendingPhase(), payAgain: { isAsked: true, isConfirmed: false } },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Do you want to pay again?' }));
    await expect(question.getByText(/you’d pay twice/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Yes, pay again' }));
    await expect(args.events.confirmAgain).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'No, go back' }));
    await expect(args.events.declineAgain).toHaveBeenCalledOnce();
  },
};

export const PayAgainConfirmed: Story = {
  args: { phase: aPendingPhase(), payAgain: { isAsked: false, isConfirmed: true }, sheet: openSheet },
  play: async ({ args }) => {
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Pay/ }));
    await expect(args.events.pay).toHaveBeenCalledOnce();
  },
};

export const InstalmentArrived: Story = {
  args: {
    ...ready({ amount: { minor: 181_666, currency: 'PHP' }, repayDate: '2026-12-27' }),
    phase: anInstalmentArrived(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expect(await canvas.findByText(/^Next:/)).toHaveTextContent('Next: ₱1,816.66, due Sun, Dec 27, 2026');
    const [received, next] = canvas.getAllByRole('listitem');
    await expect(received).toHaveTextContent('Received');
    await expect(next).toHaveTextContent('Sun, Dec 27, 2026');
    await expect(await canvas.findByRole('link', { name: 'Back to my loan' })).toHaveClass('van-button--primary');
    await expect(await canvas.findByRole('button', { name: 'Pay next installment' })).toBeEnabled();
    await expect(canvas.queryByText('Amount due')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'I’ve paid already' })).toBeNull();
  },
};

/** The same amount is due later: no arrival is shown. */
export const MovedOn: Story = {
  args: {
    ...ready({ repayDate: '2026-12-27' }),
    phase: {
      kind: 'movedOn',
      before: { amount: { minor: 545_000, currency: 'PHP' }, date: '2026-11-27' },
      next: { amount: { minor: 545_000, currency: 'PHP' }, date: '2026-12-27' },
      isNextPayable: true,
    },
    nextInPlan: { number: 2, count: 6 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Your next payment is ₱5,450.00 by/ })).toBeVisible();
    await expect((await canvas.findByText('2')).closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(await canvas.findByText(/^Payment 2 of 6 is next\. .*receipt is your proof/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Add a reminder' })).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7001&productId=68200',
    );
    await expect(canvas.queryByRole('heading', { name: 'Payment received' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Pay ₱5,450.00' })).toBeEnabled();
  },
};

export const NotDueYet: Story = {
  args: {
    ...ready({ repayDate: '2026-12-27' }),
    payAgain: { isAsked: true, isConfirmed: false, notDueUntil: '2026-12-27' },
  },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: /^This isn’t due until / }));
    await userEvent.click(question.getByRole('button', { name: 'Pay now' }));
    await expect(args.events.confirmAgain).toHaveBeenCalledOnce();
  },
};

export const Arrived: Story = {
  args: {
    phase: {
      kind: 'arrived',
      payment: aPendingPayment(),
      evidence: { kind: 'settled', notPayableReason: { kind: 'closed', title: 'Repaid', description: 'Thank you.' } },
      isNextPayable: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Paid in full!' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Repaid' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    // The page ends after the slip.
    await expect(await canvas.findByRole('link', { name: 'Done' })).toHaveAttribute('href', '/order');
    await expect(canvas.queryByText('Bayani Cash')).toBeNull();
    await expect(canvas.queryByText('Get help')).toBeNull();
  },
};
