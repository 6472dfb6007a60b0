import { systemClock } from '@peace/money-date';
import { localItems } from '@peace/web-platform/storage';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { payCodeItem, toStoredPayCode } from '#shared/order/pay-code-item.ts';
import { openItem } from '#shared/storage/stored-item.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { aDefaultPayCode, aDelayInfo, aPayCodeOwner, aPeriodInfo } from './testing/a-repayment.ts';
import { type PayCodeOptions, useDefaultPayCode } from './use-pay-slip.ts';

const ids = { orderId: '8401', productId: '68401' };
const amount = { minor: 545_000, currency: 'PHP' } as const;
const fee = { minor: 45_000, currency: 'PHP' } as const;
const payCode = aDefaultPayCode();
const stored = openItem({ storage: localItems(window), clock: systemClock, borrower: null }, payCodeItem);

interface Opened extends Partial<Pick<PayCodeOptions, 'code' | 'startPayment'>> {
  readonly purpose?: PayCodeOptions['reading']['purpose'];
}

/** Renders the hook for an order with a pay code, beside which no payment is started. */
function open({ purpose = 'repayment', code = 'offered', startPayment = () => false }: Opened = {}) {
  let shown: ReturnType<typeof useDefaultPayCode> | undefined;
  function Probe() {
    const reading =
      purpose === 'extension'
        ? { ids, purpose, info: aDelayInfo({ defaultPayCode: payCode, amount, delayAmount: fee }), amount: fee }
        : { ids, purpose, info: aPeriodInfo({ defaultPayCode: payCode }), amount };
    shown = useDefaultPayCode({ reading, code, startPayment });
    return null;
  }
  const { page, sandbox } = renderScreen(<Probe />, '/repay', { scenario: 'repay' });
  const hook = () => {
    if (!shown) throw new Error('The hook was not rendered.');
    return shown;
  };
  return { hook, sandbox, entries: () => page.history.length };
}

const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText');
const toasts = () => document.querySelectorAll('.van-toast').length;

test.each([
  ['copyAmount', '5450.00', { copied: 'idle', copiedAmount: 'copied' }],
  ['copyCode', payCode.payCode, { copied: 'copied', copiedAmount: 'idle' }],
] as const)('%s copies what a wallet takes, %s', async (event, text, slip) => {
  const write = clipboard().mockResolvedValue();
  const { hook } = open();
  await act(async () => hook().events[event]());
  expect(write).toHaveBeenCalledExactlyOnceWith(text);
  expect(hook().slip).toMatchObject(slip);
  expect(toasts()).toBe(1);
});

test.each(['copyAmount', 'copyCode'] as const)('%s shows how to copy by hand where it could not', async (event) => {
  clipboard().mockRejectedValue(new Error('not allowed'));
  const { hook } = open();
  await act(async () => hook().events[event]());
  expect(hook().slip.copied).toBe('manual');
  expect(toasts()).toBe(0);
});

const NOW = Date.UTC(2026, 10, 20, 1, 35);

test.each([
  ['is kept for its own page', 'repayment', { repayAmount: amount, repayDate: '2026-11-27' }],
  [
    'of an extension is kept with its price, without the date that its page shows, which is the new one',
    'extension',
    { delayAmount: fee },
  ],
] as const)('the code %s', async (_, purpose, about) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  // The code of another loan was opened before.
  stored.write(toStoredPayCode(payCode, amount, aPayCodeOwner({ orderId: '1' })));
  const { hook, sandbox } = open({ purpose });
  // The device's clock is behind.
  sandbox.clock.moveBy(86_400_000);
  await act(async () => hook().events.openCode());
  expect(stored.read()).toEqual({ ...payCode, ...ids, purpose, storedAt: sandbox.clock.now(), ...about });
});

test.each([
  ['start no payment', () => false],
  [
    'start one payment',
    (openPage?: () => void) => {
      openPage?.();
      return true;
    },
  ],
])('two taps that %s open the page of the code once', async (_, startPayment) => {
  const { hook, entries } = open({ startPayment });
  const before = entries();
  await act(async () => {
    hook().events.openCode();
    hook().events.openCode();
  });
  expect(entries()).toBe(before + 1);
});

test.each([
  ['of a repaid order is forgotten', { code: 'over' }, undefined],
  ['of an order that cannot be extended stays', { code: 'over', purpose: 'extension' }, payCode.payCode],
  ['of an order that could not be read again stays', { code: 'old' }, payCode.payCode],
  ['of an order to be paid stays', { code: 'offered' }, payCode.payCode],
] as const)('the kept code %s', async (_, opened, expected) => {
  stored.write(toStoredPayCode(payCode, amount, aPayCodeOwner({ ...ids, storedAt: Date.now() })));
  open(opened);
  expect(stored.read()?.payCode).toBe(expected);
});
