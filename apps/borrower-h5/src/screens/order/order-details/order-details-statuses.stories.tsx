import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslator } from '@peace/i18n';
import { dayText } from '@peace/i18n/dates';
import { dueMessages } from '@peace/i18n/messages/due';
import { expect, userEvent, within } from 'storybook/test';
import { aDue, aKnownDue, storyNow } from '#features/due/testing/a-due.ts';
import { PaymentNotice } from '#features/payment/payment-notice.tsx';
import { aPendingPayment } from '#features/payment/testing/a-payment.ts';
import { spies } from '#shared/testing/spies.ts';
import { isPayable } from '@peace/api-client/contract/order/order-status';
import { closedOrder, dueOrder, instalmentOrder, overdueOrder, repayableOrder } from '#shared/testing/story-orders.ts';
import { anOrder, pleasePay } from '#shared/testing/an-order.ts';
import { OrderDetailsView } from './order-details.view.tsx';
import { OrderStatusSummary } from './order-status-summary.tsx';
import { orderDetails, ready, rowsBeforePayout, shown } from './testing/an-order-shown.ts';

const meta = {
  title: 'borrower-h5/order/Order Details',
  component: OrderDetailsView,
  args: orderDetails(),
} satisfies Meta<typeof OrderDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const sixStatuses = [
  { kind: 'processing', code: 21 },
  { kind: 'status151', code: 151 },
  { kind: 'status110', code: 110 },
  { kind: 'due', code: 174 },
  { kind: 'due', code: 180 },
  { kind: 'closed', code: 200 },
] as const;

export const Processing21: Story = {
  args: ready({
    status: { kind: 'processing', code: 21 },
    statusTitle: 'Under review',
    statusDescription: 'You don’t need to do anything.',
    rows: rowsBeforePayout,
  }),
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Where your loan is' })).getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent.includes('done'))).toEqual([true, false, false, false]);
    await expect(steps.map((step) => step.ariaCurrent)).toEqual([null, 'step', null, null]);
  },
};

/** The page that an application leads to: what this phone has a record of, and the lender's promises. */
export const Processing21Applied: Story = {
  args: {
    ...Processing21.args,
    hasReceipts: true,
    application: {
      title: 'We’ve got your application',
      text: '₱5,000.00 for 91 days',
      next: [
        'We’ll decide by Sat, Nov 21, 2026.',
        'If approved, you get the money 1 to 3 days later.',
        'You pay back ₱5,450.00 by Fri, Feb 19, 2027.',
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We’ve got your application' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Under review' })).toBeVisible();
  },
};

export const Status110: Story = {
  args: ready({
    status: { kind: 'status110', code: 110 },
    statusTitle: 'Not approved',
    statusDescription: 'You may apply again in 30 days.',
    rows: rowsBeforePayout,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not approved' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See other loans' })).toHaveAttribute('href', '/recommendList');
    await expect(canvas.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute(
      'href',
      '/customerService?orderId=7001',
    );
  },
};
export const Status151: Story = {
  args: ready({
    status: { kind: 'status151', code: 151 },
    statusTitle: 'In progress',
    statusDescription: 'Your loan is being prepared.',
    rows: rowsBeforePayout,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

export const Repayable170: Story = {
  args: shown(repayableOrder()),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /^Pay ₱/ }));
    await expect(args.events.act).toHaveBeenCalledWith({ kind: 'repay', emphasis: 'plain' });
  },
};

/** The amount due comes first, with its date and the days left. */
export const Due174: Story = {
  args: shown(dueOrder()),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'To be repaid' });
    await expect(card).toHaveTextContent('due in 2 days');
    await expect(card).toHaveTextContent(/Amount due₱5,450.00.*Due Sun, Nov 22, 2026/);
    await expect(within(canvasElement).getByText('Loan no. 7001')).toBeVisible();
  },
};

/** The order is known, what is due of it is not yet: its place is reserved. */
export const Due174SumLoading: Story = {
  args: { ...shown(dueOrder()), due: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'To be repaid' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(card).toHaveClass('peace-panel--due');
    await expect(card).toHaveTextContent(/Please pay ₱5,450.00 by November 22, 2026/);

    // Every day is on one line of a usual phone, with text of the usual size.
    if (getComputedStyle(document.documentElement).fontSize !== '16px') return;
    card.style.width = '358px';
    const line = document.createElement('p');
    line.className = 'peace-panel__line';
    card.querySelector('.peace-due__body')?.append(line);
    const heightOf = (text: string) => {
      line.textContent = text;
      return line.getBoundingClientRect().height;
    };
    const one = heightOf('0');
    await expect(dueTexts().find((text) => Math.abs(heightOf(text) - one) > 0.05)).toBeUndefined();
    line.remove();
    card.style.width = '';
  },
};

/** All texts of a due date in both languages, on each day of the week in each month. Late in Filipino is longer: this font is wider than a phone's. */
function dueTexts(): readonly string[] {
  const days = Array.from({ length: 12 * 7 }, (_, each) => {
    const month = String(Math.floor(each / 7) + 1).padStart(2, '0');
    return `2026-${month}-${20 + (each % 7)}`;
  });
  return (['en', 'fil'] as const).flatMap((locale) => {
    const t = createTranslator(locale)(dueMessages);
    return days.flatMap((day) => {
      const date = dayText(day, locale);
      return [t('dueOn', { date }), ...(locale === 'en' ? [t('wasDueOn', { date })] : [])];
    });
  });
}

/** The amount due could not be read. The server's sentence takes its place, and no amount is taken out of it. */
export const Due174SumFailed: Story = {
  args: { ...shown(dueOrder()), due: { kind: 'failed' } },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole('region', { name: 'To be repaid' });
    await expect(card.querySelector('.peace-due__sentence')).toHaveTextContent(/^Please pay ₱5,450.00/);
    await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('link', { name: 'Check amount, then pay' })).toBeVisible();
  },
};

/** The plan that this phone keeps says which payment it is. */
export const Due174Instalment: Story = {
  args: { ...shown(instalmentOrder()), place: { number: 2, count: 3 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Payment 2 of 3')).toBeVisible();
    await expect(within(canvasElement).getByText('due today')).toBeVisible();
  },
};

export const Due174WithRollover: Story = {
  args: shown({ ...dueOrder(), canRollOver: true }),
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { name: 'Need more time?' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Move due date/ }));
    await expect(args.events.act).toHaveBeenCalledWith({ kind: 'rollOver' });
  },
};

/** The specification's order: both buttons in the bar, with its hint. */
export const Due174WithRolloverAsSpecified: Story = {
  ...Due174WithRollover,
  globals: { locale: 'original' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'REPAY' })).toHaveAccessibleDescription('Short of money?');
    await userEvent.click(canvas.getByRole('link', { name: 'Rollover Repayment' }));
    await expect(args.events.act).toHaveBeenCalledWith({ kind: 'rollOver' });
  },
};

export const Overdue180: Story = {
  args: shown(overdueOrder()),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Overdue' });
    await expect(card).toHaveTextContent('3 days late');
    await expect(card).toHaveTextContent('Was due Tue, Nov 17, 2026');
    // There is nothing to be reminded of any more.
    await expect(within(card).queryByRole('button', { name: 'Add a reminder' })).toBeNull();
    await expect(within(card).getByRole('link', { name: 'What being late costs' })).toHaveAttribute(
      'href',
      '/help?orderId=7001&topic=late',
    );
  },
};

export const Overdue180WithoutRollover: Story = {
  args: shown({ ...overdueOrder(), canRollOver: false }),
  play: async ({ canvas }) => {
    const question = canvas.getByRole('heading', { name: 'Can’t pay all of it today?' });
    const follows = question.compareDocumentPosition(canvas.getByText('Late penalty, once'));
    await expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(canvas.queryByRole('link', { name: /^Move due date/ })).toBeNull();
  },
};

/** The server's words are its own, and no countdown contradicts them. The date shows what is late. */
export const Overdue180DateToCome: Story = {
  args: shown({
    ...dueOrder(),
    status: { kind: 'due', code: 180 },
    statusTitle: 'Overdue',
    statusDescription: pleasePay(545_000, '2026-11-27'),
    due: aDue(),
  }),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Overdue' });
    await expect(card).toHaveTextContent('Due Fri, Nov 27, 2026');
    await expect(card).not.toHaveTextContent('days');
    await expect(card).toHaveClass('peace-tone--calm');
  },
};

/** As a borrower in the Philippines reads it. */
export const Due174InFilipino: Story = { ...Due174, globals: { locale: 'fil' }, play: undefined };

export const Overdue180InFilipino: Story = { ...Overdue180, globals: { locale: 'fil' }, play: undefined };

export const Closed200: Story = {
  args: shown(closedOrder()),
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { name: 'Repaid' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Borrow again' }));
    await expect(args.events.act).toHaveBeenCalledWith({ kind: 'borrowAgain' });
    await userEvent.click(screen.getByRole('button', { name: 'My account' }));
    await expect(args.events.openRow).toHaveBeenCalledWith('myAccount');
  },
};

/** This phone saw the last payment arrive, on an earlier visit: its receipt says so. */
export const Closed200Repaid: Story = {
  args: {
    ...shown(closedOrder()),
    hasReceipts: true,
    paid: 'before',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Repaid' })).toBeVisible();
    await expect(canvas.getByText('Paid in full')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Your receipts' })).toBeVisible();
  },
};

/** It arrives on this visit. */
export const Closed200JustRepaid: Story = {
  args: {
    ...shown(closedOrder()),
    payment: (
      <PaymentNotice
        notice={{
          kind: 'arrived',
          payment: aPendingPayment(),
          evidence: { kind: 'settled', notPayableReason: { kind: 'closed', title: 'Repaid', description: '' } },
          isNextPayable: false,
        }}
        orderId="7001"
        canCheck
        isStandingShown
        events={spies()}
      />
    ),
    hasReceipts: true,
    paid: 'now',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Paid in full!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Done' })).toHaveClass('van-button--primary');
    await expect(canvas.getByRole('button', { name: 'Borrow again' })).toHaveClass('peace-action-bar__quiet');
    await expect(canvas.getByText(/you can borrow again/)).toBeVisible();
    await expect(canvas.getByText('Bayani Cash').closest('details')).not.toHaveAttribute('open');
    await expect(canvas.queryByText('Get help')).toBeNull();
  },
};

/** Closed for another reason: the page adds nothing to the server's words. */
export const Closed200Cancelled: Story = {
  args: ready({
    status: { kind: 'closed', code: 200 },
    statusTitle: 'Cancelled by you before the payout',
    statusDescription: '',
    rows: rowsBeforePayout,
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/owe|paid|thank/i);
    await expect(within(canvasElement).queryByRole('list', { name: 'Where your loan is' })).toBeNull();
  },
};

/** A status without words from the server still says what it is. */
export const Unrecognised: Story = {
  args: ready({ status: { kind: 'unrecognised', raw: '333' }, statusTitle: '', statusDescription: '' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Status not known' })).toBeVisible();
    const bar = canvasElement.querySelector<HTMLElement>('.peace-action-bar') ?? canvasElement;
    await expect(within(bar).getByRole('link', { name: 'Customer service' })).toBeVisible();
  },
};

/** Facts that only this phone knows come after the first paint, here of one line each: an application, the amount of money that waits, the closing payment. */
export const AsHighAsBefore: Story = {
  render: () => {
    const waiting = anOrder({
      status: { kind: 'processing', code: 21 },
      statusTitle: 'Yes',
      statusDescription: 'As of today.',
      confirmUrl: '/withdraw',
      withdrawMessage: 'Ready.',
    });
    const review = { ...waiting, withdrawMessage: null };
    const shared = { ...orderDetails(), due: null };
    const application = { title: 'We’ve got it', text: '₱5,000.00', next: [] };
    return (
      <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, padding: 16 }}>
        <OrderStatusSummary {...shared} order={closedOrder()} />
        <OrderStatusSummary {...shared} order={closedOrder()} isPaid />
        <OrderStatusSummary {...shared} order={waiting} />
        <OrderStatusSummary {...shared} order={waiting} toGet={aDue().amount} />
        <div aria-hidden="true">
          <OrderStatusSummary {...shared} order={review} />
        </div>
        <OrderStatusSummary {...shared} order={review} application={application} />
      </main>
    );
  },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('.peace-panel, .peace-road')].map(
      (panel) => panel.getBoundingClientRect().height,
    );
    const [closed, paid, waiting, named, review, received] = heights;
    await expect([paid, named, received]).toEqual([closed, waiting, review]);
  },
};

/** Spec §2: each of the six statuses has an icon of its own. How urgent it is, the date alone says. */
export const SixStatuses: Story = {
  globals: { locale: 'original' },
  render: () => (
    <main style={{ display: 'grid', gap: 12, padding: 16 }}>
      {sixStatuses.map((status) => (
        <OrderStatusSummary
          key={status.code}
          order={anOrder({ status, statusTitle: `Order status ${status.code}`, statusDescription: 'As of today.' })}
          due={isPayable(status) ? aKnownDue((status.code === 180 ? overdueOrder().due : null) ?? {}) : null}
          now={storyNow}
          ids={{ orderId: '7001', productId: '68200' }}
          events={spies()}
        />
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('h2 path')];
    await expect(new Set(icons.map((icon) => icon.getAttribute('d'))).size).toBe(sixStatuses.length);
  },
};
