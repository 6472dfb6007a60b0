import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { RepaymentPageEvents } from '#features/repayment/repayment-page.tsx';
import { aDefaultPayCode, aPeriodInfo } from '#features/repayment/testing/a-repayment.ts';
import { RepayScreen } from './repay-screen.tsx';

const nothing = vi.fn();
const events: RepaymentPageEvents = {
  onBack: nothing,
  onRetry: nothing,
  onInstructions: nothing,
  onOrder: nothing,
  onChooseMethod: nothing,
  onCloseSheet: nothing,
  onSelectChannel: nothing,
  onPay: nothing,
  onCheck: nothing,
  onOpenCode: nothing,
  onCopyCode: nothing,
  onShowBarcode: nothing,
  onHideBarcode: nothing,
};

test('the first markup needs neither an effect nor the barcode’s encoder', () => {
  const info = aPeriodInfo({ defaultPayCode: aDefaultPayCode(), showsInstructions: true });
  const markup = renderToString(
    <RepayScreen
      state={{ kind: 'ready', data: info }}
      phase={{ kind: 'idle' }}
      refresh={{ kind: 'running' }}
      sheet={{ isOpen: false, selected: '90001' }}
      code={{ copied: 'idle', isBarcodeOpen: false }}
      events={events}
    />,
  );
  for (const text of ['₱5,450.00', 'Bayani Cash', 'How to repay', 'Isla Bills', 'Payment Method']) {
    expect(markup).toContain(text);
  }
});
