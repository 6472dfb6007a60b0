import type { Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DueState } from '#features/due/due.model.ts';
import { aKnownDue, storyNow } from '#features/due/testing/a-due.ts';
import { anOrder } from '#shared/testing/an-order.ts';
import { noopEvents } from '#shared/events.ts';
import type { Refresh } from '#shared/reading/refresh.ts';
import { OrderDetailsView } from './order-details.view.tsx';

const noop = () => undefined;

function view(due: DueState | null, amountRefresh: Refresh = { kind: 'done' }, order = anOrder()) {
  return (
    <ToastProvider>
      <OrderDetailsView
        state={{ kind: 'ready', data: order }}
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

// The button names the amount if it is known; the specification's own words name none.
test.each<[Locale, string, string]>([
  ['en', 'Pay', 'Pay ₱5,450.00'],
  ['fil', 'Magbayad', 'Magbayad ng ₱5,450.00'],
  ['original', 'Repayment', 'Repayment'],
])('in %s the button says %s, and %s once the amount is there: the same element', (locale, before, after) => {
  const inLocale = (due: DueState) => (
    <LocaleProvider value={{ locale, offered: [locale], setLocale: noop }}>{view(due)}</LocaleProvider>
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
      {view(aKnownDue(), refresh)}
    </LocaleProvider>,
  );
  expect(screen.getByRole('link', { name: 'Check amount, then pay' })).toBeVisible();
});

test('the banner has the server’s title and description, the card the product and the rows that say something', () => {
  const order = anOrder({ status: { kind: 'processing', code: 21 } });
  const { statusTitle, statusDescription, productName, productLogo, rows } = order;
  const { container } = render(view(null, { kind: 'done' }, order));
  const banner = container.querySelector('.peace-road__sky');
  expect(banner).toHaveTextContent(statusTitle);
  expect(banner).toHaveTextContent(statusDescription);
  expect(screen.getByText(productName)).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', productLogo);
  const shown = rows.filter(({ label }) => label !== '');
  // The sample has an empty row as well.
  expect(shown).toHaveLength(rows.length - 1);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(shown.map(({ label }) => label));
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(shown.map(({ value }) => value));
});
