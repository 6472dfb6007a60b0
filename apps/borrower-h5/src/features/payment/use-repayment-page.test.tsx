import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { aPeriodInfo } from './testing/a-repayment.ts';
import { useOrderReading } from './use-order-reading.ts';
import { useRepaymentPage } from './use-repayment-page.ts';

const IDS = { orderId: '8401', productId: '68401' };
const failed = { kind: 'failed', error: { kind: 'network' }, readAt: 0 } as const;

/** Renders the hook over what was read of an order that can be paid, and taps Payment, whatever the view would allow. */
async function tapPayment(info: PeriodRepayment, refresh: { readonly kind: 'done' } | typeof failed) {
  let shown: ReturnType<typeof useRepaymentPage> | undefined;
  function Probe() {
    const reading = useOrderReading(IDS, 'repayment');
    const due = { kind: 'ready', data: info, readAt: Date.now(), refresh } as const;
    shown = useRepaymentPage({
      ...reading,
      due,
      info,
      amount: info.amount,
      refresh: { ...reading.refresh, due: refresh },
    });
    return null;
  }
  const { asked } = renderScreen(<Probe />, '/repay', { scenario: 'repay' });
  await waitFor(() => expect(shown?.refresh.kind).toBe(refresh.kind));
  await act(async () => shown?.events.pay());
  await act(async () => undefined);
  return asked('createPayLink').length;
}

test('Payment requests a link for what is known as it is now', async () => {
  expect(await tapPayment(aPeriodInfo(), { kind: 'done' })).toBe(1);
});

test.each([
  ['that could not be read again', aPeriodInfo(), failed],
  ['of which the amount cannot be read', aPeriodInfo({ amount: null }), { kind: 'done' } as const],
  ['of which nothing is to be paid', aPeriodInfo({ amount: { minor: 0, currency: 'PHP' } }), { kind: 'done' } as const],
  ['without a channel', aPeriodInfo({ channels: [] }), { kind: 'done' } as const],
  ['of which the channels cannot be read', aPeriodInfo({ channels: null }), { kind: 'done' } as const],
])('Payment requests nothing for an order %s', async (_, info, refresh) => {
  expect(await tapPayment(info, refresh)).toBe(0);
});
