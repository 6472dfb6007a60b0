import type { Locale } from '@peace/i18n';
import { createSandbox } from '@peace/sandbox';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { keepReceiptAtom } from '#features/receipt/receipt.ts';
import { aReceipt } from '#features/receipt/testing/a-receipt.ts';
import { anAcceptedOffer } from '#features/receipt/testing/an-accepted-offer.ts';
import { acceptedOfferAtom } from '#shared/order/accepted-offer.ts';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { OrderDetailsRoute } from './use-order-details.tsx';

const ORDER = '8021';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores the receipt and the offer of an application. */
function Kept({ at, orderId = ORDER }: { readonly at: number; readonly orderId?: string }): null {
  const keep = useSetAtom(keepReceiptAtom);
  const keepOffer = useSetAtom(acceptedOfferAtom('application-1'));
  useEffect(() => {
    keepOffer(anAcceptedOffer());
    keep(aReceipt({ id: 'application-1', kind: 'application', orderId, through: null, next: null, at }));
  }, [keep, keepOffer, at, orderId]);
  return null;
}

/** The order's page, `ago` milliseconds after the application. */
async function open({
  from = 'confirm',
  locale = 'en',
  ago = 1000,
}: {
  readonly from?: string;
  readonly locale?: Locale;
  readonly ago?: number | null;
}) {
  const sandbox = createSandbox({ scenario: 'status-21' });
  openScreen(OrderDetailsRoute, {
    locale,
    beside: ago !== null && <Kept at={sandbox.clock.now() - ago} />,
    scenario: 'status-21',
    entry: `/loanDetail?productId=68021&orderId=${ORDER}&from=${from}`,
    sandbox,
  });
  await screen.findByRole('heading', { name: /review/i });
}

const received = () => screen.queryByRole('heading', { name: 'We’ve got your application' });

test('an application that led here is told by its receipt and its plan, beside the server’s words', async () => {
  await open({});
  expect(received()).toBeVisible();
  expect(document.body).toHaveTextContent('₱3,450.00 for 3 months');
  const next = screen.getByRole('heading', { name: 'What happens next' }).closest('section');
  expect(next).toHaveTextContent(/We’ll decide by \w+, \w+ \d+, \d+\./);
  expect(next).toHaveTextContent('Your first payment is ₱2,300.00, by Wed, Jan 20, 2027.');
});

test.each([
  ['another way here', { from: 'list' }],
  ['no receipt', { ago: null }],
  ['the time of the decision is over', { ago: DAY_MS }],
  ['a clock that was set back', { ago: -1000 }],
  ['the specification’s wording', { locale: 'original' }],
] as const)('%s: the server’s words stand alone', async (_, options) => {
  await open(options);
  expect(received()).toBeNull();
  expect(document.body).not.toHaveTextContent(/first payment|First repayment/);
});

test.each([
  ['en', 'Get ₱5,700.00'],
  ['original', 'Withdraw your loan'],
] as const)('money that waits is named in %s by what the accepted offer says arrives', async (locale, button) => {
  openScreen(OrderDetailsRoute, { locale, beside: <Kept at={0} orderId="8303" />, scenario: 'withdraw-prompt' });
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent.includes('₱5,700.00')).toBe(locale === 'en');
  await userEvent.click(within(dialog).getByRole('button', { name: /now|Cancel/ }));
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
});
