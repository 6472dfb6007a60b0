import { isPayable, type OrderStatus } from '@peace/api-client/contract/order/order-status';
import type { Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DueState } from '#shared/due/due.model.ts';
import { aKnownDue, storyNow } from '#shared/due/testing/a-due.ts';
import { anOrder } from '#shared/testing/an-order.ts';
import { noopEvents } from '#shared/events.ts';
import type { Refresh } from '#shared/refresh.ts';
import { OrderDetailsView } from './order-details.view.tsx';

const noop = () => undefined;

function view(status: OrderStatus, due: DueState | null, amountRefresh: Refresh = { kind: 'done' }) {
  return (
    <ToastProvider>
      <OrderDetailsView
        state={{ kind: 'ready', data: anOrder({ status }) }}
        due={due}
        refresh={{ kind: 'done' }}
        amountRefresh={amountRefresh}
        now={storyNow}
        telephone=""
        openingProduct={null}
        isOpeningPayment={false}
        redirect="none"
        hasReceipts={false}
        prompts={null}
        events={noopEvents()}
        ids={{ orderId: '7001' }}
      />
    </ToastProvider>
  );
}

/** What the status banner, or the card of what is due, draws: the shape of its icon, and the tone that its colours hang on. */
function drawn(status: OrderStatus) {
  const { container } = render(view(status, isPayable(status) ? { kind: 'loading' } : null));
  const banner = container.querySelector('.peace-status, .peace-due');
  const icon = banner?.querySelector(':is(.peace-status__icon, .peace-due__title) path')?.getAttribute('d');
  if (!icon) throw new Error('no icon was drawn');
  return { icon, tone: banner?.className };
}

const closed: OrderStatus = { kind: 'closed', code: 200 };
const withIcons: readonly OrderStatus[] = [
  { kind: 'processing', code: 21 },
  { kind: 'status151', code: 151 },
  { kind: 'status110', code: 110 },
  { kind: 'due', code: 174 },
  { kind: 'overdue', code: 180 },
  closed,
];

// Spec §2: an icon by status 21, 151, 110, 174, 180, 200.
test('six statuses have an icon and a tone of their own', () => {
  const looks = withIcons.map(drawn);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(withIcons.length);
  expect(new Set(looks.map(({ tone }) => tone)).size).toBe(withIcons.length);
});

test.each<OrderStatus>([
  { kind: 'repayable', code: 170 },
  { kind: 'unrecognised', raw: '333' },
])('$kind has the icon of 200', (status) => {
  expect(drawn(status).icon).toBe(drawn(closed).icon);
});

// What the button says is its amount where that is known; the specification's own words name none.
test.each<[Locale, string, string]>([
  ['en', 'Pay', 'Pay ₱5,450.00'],
  ['fil', 'Magbayad', 'Magbayad ng ₱5,450.00'],
  ['original', 'Repayment', 'Repayment'],
])('in %s the button says %s, and %s once the amount is there: the same element', (locale, before, after) => {
  const inLocale = (due: DueState) => (
    <LocaleProvider value={{ locale, offered: [locale], setLocale: noop }}>
      {view({ kind: 'due', code: 174 }, due)}
    </LocaleProvider>
  );
  const { rerender } = render(inLocale({ kind: 'loading' }));
  const button = screen.getByRole('link', { name: before });
  rerender(inLocale(aKnownDue()));
  expect(screen.getByRole('link', { name: after })).toBe(button);
});

test('an amount that could not be read again is not what the button says', () => {
  const refresh: Refresh = { kind: 'failed', error: { kind: 'network' }, readAt: storyNow };
  render(
    <LocaleProvider value={{ locale: 'en', offered: ['en'], setLocale: noop }}>
      {view({ kind: 'due', code: 174 }, aKnownDue(), refresh)}
    </LocaleProvider>,
  );
  expect(screen.getByRole('link', { name: 'Check the amount and pay' })).toBeVisible();
});

test.each<[Locale, string, RegExp]>([
  ['original', 'overdue', /Repayment date: /],
  ['en', 'late', /Due Fri/],
  ['fil', 'huli na', /Takdang petsa:/],
])('in %s an overdue order whose date is still to come is %s, without days left', (locale, words, date) => {
  render(
    <LocaleProvider value={{ locale, offered: [locale], setLocale: noop }}>
      {view({ kind: 'overdue', code: 180 }, aKnownDue())}
    </LocaleProvider>,
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('region', { name: 'To be repaid' })).toHaveTextContent(date);
  expect(screen.queryByText(/in 7 days|7 araw/)).not.toBeInTheDocument();
});
