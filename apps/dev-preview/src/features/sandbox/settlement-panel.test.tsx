import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PayLinksPanel } from './pay-links-panel.tsx';
import { PayCodesPanel } from './pay-codes-panel.tsx';
import { SettlementPanel } from './settlement-panel.tsx';

describe('settlement', () => {
  const link = { token: 't', orderId: '8174', amount: 5, channelName: 'Maya', isRollover: false };

  it('pays a link that is open', async () => {
    const onSettle = vi.fn();
    render(<PayLinksPanel payLinks={[link, { ...link, token: 'u', paidAt: 1 }]} onSettle={onSettle} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pay it' }));
    expect(onSettle).toHaveBeenCalledExactlyOnceWith('t');
    expect(screen.getByText('paid')).toBeVisible();
  });

  it('pays with a code what is due, or the extension', async () => {
    const onPay = vi.fn();
    const codes = [{ code: '812', orderId: '8402', amount: 545_000, extensionAmount: 45_000 }];
    render(<PayCodesPanel payCodes={codes} onPay={onPay} />);
    await userEvent.click(screen.getByRole('button', { name: 'Extend ₱450.00' }));
    expect(onPay).toHaveBeenLastCalledWith('812', { isRollover: true });
    await userEvent.click(screen.getByRole('button', { name: 'Pay ₱5,450.00' }));
    expect(onPay).toHaveBeenLastCalledWith('812', { isRollover: false });
  });

  it('says what became of each payment and sets how late it is known', async () => {
    const onDelay = vi.fn();
    const payment = { reference: 't', orderId: '8174', period: 0, amount: 100, isRollover: false, paidAt: 1 };
    render(
      <SettlementPanel
        payments={[
          { ...payment, outcome: 'settled' },
          { ...payment, reference: 'u', outcome: 'surplus' },
        ]}
        settlesAfterMs={90_000_000}
        onDelay={onDelay}
      />,
    );
    expect(screen.getByLabelText('The lender learns of a payment')).toHaveDisplayValue('25 h later');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 7))).toEqual([
      'surplus',
      'settled',
    ]);
    await userEvent.selectOptions(screen.getByLabelText('The lender learns of a payment'), 'at once');
    expect(onDelay).toHaveBeenCalledExactlyOnceWith(0);
  });
});
