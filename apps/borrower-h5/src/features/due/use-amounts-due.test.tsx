import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { useAmountDue } from './use-amounts-due.ts';

test('an amount due that is read again is not the newest, and one that could not be was read at a time of the app’s clock', async () => {
  const days = 3 * 24 * 60 * 60 * 1000;
  let shown: ReturnType<typeof useAmountDue> | undefined;
  function Probe() {
    shown = useAmountDue({ orderId: '8401', productId: '68401' }, true);
    return null;
  }
  const { sandbox } = renderScreen(<Probe />, '/repay', { scenario: 'repay', entry: '/repay' });
  sandbox.clock.moveBy(days);
  await waitFor(() => expect(shown?.state.kind).toBe('known'));
  sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'hold', times: 1 });
  act(() => shown?.reload());
  await waitFor(() => expect(shown?.refresh.kind).toBe('running'));
  act(() => sandbox.held.release());
  await waitFor(() => expect(shown?.refresh.kind).toBe('done'));
  sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' });
  act(() => shown?.reload());
  await waitFor(() => expect(shown?.refresh.kind).toBe('failed'));
  const { readAt } = shown?.refresh.kind === 'failed' ? shown.refresh : { readAt: null };
  expect(Math.abs((readAt ?? 0) - Date.now() - days)).toBeLessThan(60_000);
});
