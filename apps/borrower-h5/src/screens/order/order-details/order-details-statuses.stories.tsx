import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { createTranslator } from '@peace/i18n';
import { dayText } from '@peace/i18n/dates';
import { dueMessages } from '@peace/i18n/messages/due';
import { expect, userEvent, within } from 'storybook/test';
import { aDue } from '#shared/due/testing/a-due.ts';
import { closedOrder, dueOrder, instalmentOrder, overdueOrder, repayableOrder } from '#shared/testing/story-orders.ts';
import { OrderDetailsView } from './order-details.view.tsx';
import { bannerFor } from './order-details.model.ts';
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
  { kind: 'overdue', code: 180 },
  { kind: 'closed', code: 200 },
] as const;

export const Processing21: Story = {
  args: ready({
    status: { kind: 'processing', code: 21 },
    statusTitle: 'Under review',
    statusDescription: 'This takes one day at most.',
    rows: rowsBeforePayout,
  }),
};
export const Status110: Story = {
  args: ready({
    status: { kind: 'status110', code: 110 },
    statusTitle: 'Not approved',
    statusDescription: 'You may apply again in 30 days.',
    rows: rowsBeforePayout,
  }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See more loans' }));
    await expect(args.events.showMoreProducts).toHaveBeenCalledOnce();
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
    const steps = within(canvas.getByRole('list', { name: 'Your loan, step by step' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(4);
    await expect(steps.getByText(/done/)).toBeInTheDocument();
    await expect(steps.queryByText(/now|next/)).not.toBeInTheDocument();
  },
};

export const Repayable170: Story = {
  args: shown(repayableOrder()),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: /^Pay ₱/ }));
    await expect(args.events.act).toHaveBeenCalledWith({ kind: 'repay', emphasis: 'plain' });
  },
};

/** What is due stands first: how much, by when, and how long that is. */
export const Due174: Story = {
  args: shown(dueOrder()),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'To be repaid' });
    await expect(card).toHaveTextContent('due in 2 days');
    await expect(card).toHaveTextContent('Amount due₱5,450.00Due Sun, 22 Nov 2026');
  },
};

/** The order is known, what is due of it is not yet: its place is reserved. */
export const Due174SumLoading: Story = {
  args: { ...shown(dueOrder()), due: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'To be repaid' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(card).toHaveTextContent(/Please pay ₱5,450.00 by 22 November 2026/);

    // Whatever the day: the place of the date has as many lines as the date will have, also in the smallest window.
    card.style.width = '288px';
    const line = document.createElement('p');
    line.className = 'peace-due__date';
    card.querySelector('.peace-due__body')?.append(line);
    const heightOf = (text: string) => {
      line.textContent = text;
      return line.getBoundingClientRect().height;
    };
    const one = heightOf('0');
    const takesItsLines = (text: string) => Math.abs(heightOf(text) - one * text.split('\n').length) < 0.05;
    await expect(dueTexts().find((text) => !takesItsLines(text))).toBeUndefined();
    line.remove();
    card.style.width = '';
  },
};

/** What may be said of a due date: due and late, in both languages, on each day of the week in each month. */
function dueTexts(): readonly string[] {
  const days = Array.from({ length: 12 * 7 }, (_, each) => {
    const month = String(Math.floor(each / 7) + 1).padStart(2, '0');
    return `2026-${month}-${20 + (each % 7)}`;
  });
  return (['en', 'fil'] as const).flatMap((locale) => {
    const t = createTranslator(locale)(dueMessages);
    return days.flatMap((day) => {
      const date = dayText(day, locale);
      return [t('dueOn', { date }), t('wasDueOn', { date })];
    });
  });
}

/** What is due could not be read: the server's sentence has its place, and no amount is taken out of it. */
export const Due174SumFailed: Story = {
  args: { ...shown(dueOrder()), due: { kind: 'failed' } },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole('region', { name: 'To be repaid' });
    await expect(card.querySelector('.peace-due__sentence')).toHaveTextContent(/^Please pay ₱5,450.00/);
    await userEvent.click(within(card).getByRole('button', { name: 'Try again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('link', { name: 'Check the amount and pay' })).toBeVisible();
  },
};

export const Due174Instalment: Story = {
  args: shown(instalmentOrder()),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 of 3')).toBeVisible();
    await expect(within(canvasElement).getByText('due today')).toBeVisible();
  },
};

export const Due174WithRollover: Story = {
  args: shown({ ...dueOrder(), canRollOver: true }),
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('link', { name: /^Pay ₱/ })).toHaveAccessibleDescription('Need more time?');
    await userEvent.click(screen.getByRole('link', { name: 'Move due date' }));
    await expect(args.events.act).toHaveBeenCalledWith({ kind: 'rollOver' });
  },
};

export const Overdue180: Story = {
  args: shown(overdueOrder()),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Overdue' });
    await expect(card).toHaveTextContent('3 days late');
    await expect(card).toHaveTextContent('Was due Tue, 17 Nov 2026');
  },
};

/** The server's status and the date disagree: the status wins, and no days are counted. */
export const Overdue180DateToCome: Story = {
  args: shown({ ...overdueOrder(), due: aDue() }),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Overdue' });
    await expect(within(card).getByText('late')).toBeVisible();
    await expect(card).not.toHaveTextContent('due in');
  },
};

/** As a borrower in the Philippines reads it. */
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

/** A status without words from the server still says what it is. */
export const Unrecognised: Story = {
  args: ready({ status: { kind: 'unrecognised', raw: '333' }, statusTitle: '', statusDescription: '' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Loan status' })).toBeVisible();
    const bar = canvasElement.querySelector<HTMLElement>('.peace-action-bar') ?? canvasElement;
    await expect(within(bar).getByRole('link', { name: 'Customer service' })).toBeVisible();
  },
};

/** Spec §2: each of the six statuses has an icon of its own, and here a tone of its own. */
export const SixStatuses: Story = {
  render: () => (
    <main style={{ display: 'grid', gap: 12, padding: 16 }}>
      {sixStatuses.map((status) => (
        <StatusBanner key={status.code} {...bannerFor(status)} title={`Order status ${status.code}`} />
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    const banners = [...canvasElement.querySelectorAll('.peace-status')];
    const tones = banners.map((banner) => {
      const icon = banner.querySelector('.peace-status__icon');
      return icon && `${getComputedStyle(icon).color} on ${getComputedStyle(banner).backgroundColor}`;
    });
    await expect(new Set(tones).size).toBe(sixStatuses.length);
  },
};
