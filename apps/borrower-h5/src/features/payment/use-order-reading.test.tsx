import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { type OrderReading, useOrderReading } from './use-order-reading.ts';

test('reading an extension again reads the snapshot of what is due, too', async () => {
  let shown: OrderReading | undefined;
  function Probe() {
    shown = useOrderReading({ orderId: '8407', productId: '68407' }, 'extension');
    return null;
  }
  const page = renderScreen(<Probe />, '/repayDelay', { scenario: 'rollover' });
  await waitFor(() => expect(shown?.snapshot).toBeDefined());
  const before = shown?.snapshot?.amount?.minor ?? 0;
  page.changeOrders(({ periods }) => ({ periods: periods.map((each) => ({ ...each, amount: each.amount + 1_000 })) }));
  await act(async () => shown?.reload());
  await waitFor(() => expect(shown?.snapshot?.amount?.minor).toBe(before + 1_000));
});
