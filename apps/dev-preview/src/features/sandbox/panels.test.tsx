import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CodesPanel } from './codes-panel.tsx';
import { unusualConditions } from './conditions.ts';
import { OrderStatuses } from './order-statuses.tsx';

describe('what is not as usual', () => {
  const usual = {
    minutesAhead: 0,
    latency: { all: 0, endpoints: {} },
    faults: [],
    isIdempotencyHonoured: true,
    settlesAfterMs: 0,
  };

  it('is nothing at first, and then said in a few words each', () => {
    expect(unusualConditions(usual)).toEqual([]);
    expect(
      unusualConditions({
        minutesAhead: 1440,
        latency: { all: 300, endpoints: { getOrder: 900 } },
        faults: [
          { endpoint: '*', kind: 'drop' },
          { endpoint: '*', kind: 'drop', times: 1 },
        ],
        isIdempotencyHonoured: false,
        settlesAfterMs: 600_000,
      }),
    ).toEqual([
      '1 d ahead',
      '300 ms late',
      'getOrder 900 ms late',
      'payments known 10 min later',
      'keys ignored',
      'drop: every call',
    ]);
  });
});

it('codes are shown newest first', () => {
  render(
    <CodesPanel
      smsCodes={[
        { phone: '0917', code: '111111', sentAt: 1, purpose: 'registration' },
        { phone: '0917', code: '222222', sentAt: 2, purpose: 'repayment' },
      ]}
      captchas={[]}
    />,
  );
  const codes = within(screen.getByRole('list', { name: 'SMS codes, newest first' })).getAllByRole('listitem');
  expect(codes.map((code) => code.textContent.slice(0, 6))).toEqual(['222222', '111111']);
  expect(screen.getByText('No captcha was drawn yet.')).toBeVisible();
});

it('an order is moved to another status', async () => {
  const onStatus = vi.fn();
  const order = { orderId: '7001', status: 333, product: { name: 'Bayani' }, isListed: true };
  render(<OrderStatuses orders={[order, { ...order, orderId: '8174', isListed: false }]} onStatus={onStatus} />);
  expect(screen.getByText(/^1 orders of other scenarios/)).toBeVisible();
  const select = screen.getByLabelText('Status of order 7001');
  expect(select).toHaveDisplayValue('333');
  await userEvent.selectOptions(select, '200');
  expect(onStatus).toHaveBeenCalledExactlyOnceWith('7001', 200);
});
