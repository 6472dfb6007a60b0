import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { EndpointSummary, ScenarioSummary } from '@peace/sandbox/client';
import { ClockPanel, describeAhead } from './clock-panel.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { unusualConditions } from './conditions.ts';
import { FaultPanel } from './fault-panel.tsx';
import { LatencyPanel } from './latency-panel.tsx';
import { OrderStatuses } from './order-statuses.tsx';
import { PayLinksPanel } from './pay-links-panel.tsx';
import { PayCodesPanel } from './pay-codes-panel.tsx';
import { QuickFaults } from './quick-faults.tsx';
import { ScenarioMenu } from './scenario-menu.tsx';
import { SettlementPanel } from './settlement-panel.tsx';

const endpoints: EndpointSummary[] = [
  { name: 'getOrder', method: 'POST', path: '/v3/loan-details/loan-details', effect: 'read', required: [] },
];
const scenarios: ScenarioSummary[] = [
  { name: 'default', title: 'A borrower with four orders', app: 'borrower-h5', entry: '/loanDetail?orderId=7001' },
  { name: 'status-200', title: 'Status 200: closed', app: 'borrower-h5', entry: '/loanDetail?orderId=8200' },
];

describe('the scenario menu', () => {
  it('marks the current one, finds by words and chooses', async () => {
    const onChoose = vi.fn();
    render(<ScenarioMenu scenarios={scenarios} current="default" uses={{}} onChoose={onChoose} onReset={vi.fn()} />);
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('A borrower with four orders');
    await userEvent.type(screen.getByLabelText('Filter 2 scenarios'), 'closed 200');
    const group = screen.getByRole('region', { name: 'Order details' });
    await userEvent.click(within(group).getByRole('button'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(scenarios[1]);
    await userEvent.type(screen.getByLabelText('Filter 2 scenarios'), ' x');
    expect(screen.getByText('No scenario is called that.')).toBeVisible();
  });
});

describe('faults', () => {
  it('are added with what was chosen, and lifted per call', async () => {
    const onAdd = vi.fn();
    const onLift = vi.fn();
    render(
      <FaultPanel
        faults={[{ endpoint: '*', kind: 'drop' }]}
        kinds={['http500', 'truncated']}
        endpoints={endpoints}
        onAdd={onAdd}
        onLift={onLift}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText('Call'), 'getOrder');
    await userEvent.type(screen.getByLabelText('How many times'), '2');
    await userEvent.click(screen.getByLabelText(/after the work is done/));
    await userEvent.click(screen.getByRole('button', { name: 'Add fault' }));
    expect(onAdd).toHaveBeenLastCalledWith({ endpoint: 'getOrder', kind: 'http500', times: 2, applied: true });

    // A fault that alters the right answer has nothing to choose there.
    await userEvent.selectOptions(screen.getByLabelText('What happens'), 'truncated');
    expect(screen.queryByLabelText(/after the work is done/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add fault' }));
    expect(onAdd).toHaveBeenLastCalledWith({ endpoint: 'getOrder', kind: 'truncated', times: 2 });

    await userEvent.click(screen.getByRole('button', { name: 'Lift faults of every call' }));
    expect(onLift).toHaveBeenCalledExactlyOnceWith('*');
  });
});

describe('latency', () => {
  it('is set for every call or for one', async () => {
    const onSet = vi.fn();
    const latency = { all: 300, endpoints: { getOrder: 777 } };
    render(<LatencyPanel latency={latency} endpoints={endpoints} onSet={onSet} onClear={vi.fn()} />);
    await userEvent.selectOptions(screen.getByLabelText('Wait'), '1000');
    expect(onSet).toHaveBeenLastCalledWith(1000, undefined);
    await userEvent.selectOptions(screen.getByLabelText('Calls'), 'getOrder');
    expect(screen.getByLabelText('Wait')).toHaveDisplayValue('777 ms');
    await userEvent.selectOptions(screen.getByLabelText('Wait'), '0');
    expect(onSet).toHaveBeenLastCalledWith(0, 'getOrder');
  });
});

describe('the clock', () => {
  it('moves by steps and to a time of Manila', async () => {
    const onMove = vi.fn();
    const onMoveTo = vi.fn();
    render(
      <ClockPanel
        now="2026-11-20T04:00:00.000Z"
        minutesAhead={0}
        onMove={onMove}
        onMoveTo={onMoveTo}
        onReset={vi.fn()}
      />,
    );
    expect(screen.getByText('2026-11-20 12:00:00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '+ 7 days' }));
    expect(onMove).toHaveBeenCalledExactlyOnceWith(7 * 86_400_000);
    expect(screen.getByRole('button', { name: 'Move there' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Date and time in Manila'), '2027-01-01T08:00');
    await userEvent.click(screen.getByRole('button', { name: 'Move there' }));
    expect(onMoveTo).toHaveBeenCalledExactlyOnceWith(new Date('2027-01-01T00:00:00Z'));
  });

  it.each([
    [0, 'the real time'],
    [1, '1 min ahead'],
    [1440 + 61, '1 d 1 h 1 min ahead'],
    [-120, '2 h behind'],
  ])('%i minutes is %s', (minutes, words) => {
    expect(describeAhead(minutes)).toBe(words);
  });
});

describe('accidents', () => {
  it('are one click each', async () => {
    const onAdd = vi.fn();
    render(<QuickFaults onAdd={onAdd} />);
    await userEvent.click(screen.getByRole('button', { name: 'Lose the answer of the next payment' }));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({ endpoint: '*keyed', kind: 'drop', times: 1, applied: true });
  });
});

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
    const codes = [{ code: '812', orderId: '8402', amount: 545_000, extensionAmount: 60_000 }];
    render(<PayCodesPanel payCodes={codes} onPay={onPay} />);
    await userEvent.click(screen.getByRole('button', { name: 'Extend ₱600.00' }));
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
  render(
    <OrderStatuses orders={[{ orderId: '7001', status: 333, product: { name: 'Bayani' } }]} onStatus={onStatus} />,
  );
  const select = screen.getByLabelText('Status of order 7001');
  expect(select).toHaveDisplayValue('333');
  await userEvent.selectOptions(select, '200');
  expect(onStatus).toHaveBeenCalledExactlyOnceWith('7001', 200);
});
