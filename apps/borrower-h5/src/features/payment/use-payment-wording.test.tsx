import { createTranslator } from '@peace/i18n';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { LocaleProvider } from '@peace/i18n/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPendingPayment } from './testing/a-payment.ts';
import { channelOf, usePaymentWording } from './use-payment-wording.ts';

const t = createTranslator('en')(paymentMessages);
const card = {
  kind: 'card',
  cardId: '302',
  bankName: 'Isla',
  ending: '4321',
  repayToken: 't',
  couponId: '',
  sendsCode: true,
} as const;

test('a card is named by its bank and its last digits', () => {
  expect(channelOf(card, t)).toBe(t('card', { bank: 'Isla', digits: '4321' }));
});

test('a wallet and a code without a name are named by what they are', () => {
  expect(channelOf({ kind: 'wallet' }, t)).toBe(t('wallet'));
  expect(channelOf({ kind: 'code', name: '' }, t)).toBe(t('payCode'));
  expect(channelOf({ kind: 'code', name: 'Isla Bills' }, t)).toBe('Isla Bills');
});

test.each([
  ['original', '2026-11-20 10:05'],
  ['en', 'Fri, Nov 20, 2026, 10:05 AM'],
] as const)('the time of a payment in %s', (locale, time) => {
  const { result } = renderHook(() => usePaymentWording(), {
    wrapper: ({ children }) => <LocaleProvider value={{ locale, offered: [locale] }}>{children}</LocaleProvider>,
  });
  const { time: text } = result.current(aPendingPayment({ startedAt: Date.UTC(2026, 10, 20, 2, 5) }));
  expect(text.replaceAll(/\s/g, ' ')).toBe(time);
});
