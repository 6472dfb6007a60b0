import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialRepayment } from '#features/payment/early-repayment.ts';
import { noopEvents } from '#shared/events.ts';
import { aDefaultPayCode, aPeriodInfo } from '#features/payment/testing/a-repayment.ts';
import type { RepaymentPageEvents } from '#features/payment/repayment-page.tsx';
import { storyNow } from '#features/due/testing/a-due.ts';
import { RepayView } from './repay.view.tsx';

test('the first markup needs neither an effect nor the barcode’s encoder', () => {
  const info = aPeriodInfo({ defaultPayCode: aDefaultPayCode(), showsInstructions: true });
  const markup = renderToString(
    createElement(RepayView, {
      ...initialRepayment({ orderId: '7001' }, { kind: 'ready', data: info }, { now: storyNow, locale: 'original' }),
      events: noopEvents<RepaymentPageEvents>(),
    }),
  );
  for (const text of ['₱5,450.00', 'Bayani Cash', info.productLogo, 'How to repay', 'Isla Bills', 'Payment Method']) {
    expect(markup).toContain(text);
  }
});
