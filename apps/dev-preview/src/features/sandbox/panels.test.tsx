import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeAhead, sandboxConditions } from './conditions.ts';
import { FaultsPanel } from './faults-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { borrowersOrders, clockPresets, ofBorrower } from './scenarios.ts';
import { seenSandbox } from './testing/seen-sandbox.ts';
import { WorldPanel } from './world-panel.tsx';

describe('the world', () => {
  it('marks the scenario, finds others by words and chooses', async () => {
    const { view, run } = await seenSandbox('default');
    const onChoose = vi.fn();
    render(<WorldPanel view={view} run={run} onChoose={onChoose} onReset={vi.fn()} />);
    const [chosen, inItsGroup] = screen.getAllByRole('button', { pressed: true });
    expect(chosen).toBeVisible();
    expect(chosen).toHaveTextContent('A borrower with four orders');
    // Its screen has 28 scenarios: only the usual ones are open.
    expect(inItsGroup).not.toBeVisible();
    expect(screen.getByText('repay-many-channels')).not.toBeVisible();
    const filter = screen.getByLabelText(/^Filter \d+ scenarios/);
    await userEvent.type(filter, 'many channels');
    expect(screen.getByText('repay-many-channels')).toBeVisible();
    await userEvent.clear(filter);
    await userEvent.type(filter, 'closed 200');
    await userEvent.click(within(screen.getByRole('region', { name: 'Order details' })).getByRole('button'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'status-200' }));
    await userEvent.type(filter, ' x');
    expect(screen.getByText('No scenarios match.')).toBeVisible();
  });

  it('moves an order, and the clock by steps, to a time of Manila, and to what the order makes of it', async () => {
    const { sandbox, view, run } = await seenSandbox();
    render(<WorldPanel view={view} run={run} onChoose={vi.fn()} onReset={vi.fn()} />);
    expect(screen.getByText('2026-11-20 12:00:00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '+ 7 days' }));
    expect(new Date(sandbox.clock.now()).toISOString()).toBe('2026-11-27T04:00:00.000Z');
    expect(screen.getByRole('button', { name: 'Move there' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Manila, yyyy-mm-dd hh:mm'), '2027-01-01 08:00{Enter}');
    expect(new Date(sandbox.clock.now()).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    const dueAt = view.orders.find(({ isListed }) => isListed)?.dueAt ?? 0;
    await userEvent.click(screen.getByRole('button', { name: '3 days late' }));
    expect(sandbox.clock.now() - dueAt).toBe(3 * 86_400_000);
    expect((await run((client) => client.orders())).kind).toBe('ok');
    await userEvent.selectOptions(screen.getByLabelText('Status of order 8174'), '200');
    expect(sandbox.state.orders.get('8174')?.status).toBe(200);
  });

  it("shows only the orders and pay codes of the scenario's borrower", async () => {
    const { view } = await seenSandbox('repay-default-code');
    expect(view.payCodes.length).toBeGreaterThan(1);
    expect(borrowersOrders(view.orders).map(({ orderId }) => orderId)).toEqual(['8402']);
    expect(ofBorrower(view.payCodes, view.orders).map(({ orderId }) => orderId)).toEqual(['8402']);
    expect(clockPresets(view.orders).map(({ title }) => title)).toContain('Due date');
    expect(clockPresets([])).toEqual([]);
  });

  it.each([
    [0, 'the real time'],
    [1440 + 61, '1 d 1 h 1 min ahead'],
    [-120, '2 h behind'],
  ])('%i minutes is %s', (minutes, words) => {
    expect(describeAhead(minutes)).toBe(words);
  });
});

describe('faults', () => {
  it('are added with what was chosen, and removed per call', async () => {
    const { sandbox, client, view, run, look } = await seenSandbox();
    await client.addFault({ endpoint: '*', kind: 'drop' });
    const { rerender } = render(<FaultsPanel view={await look()} run={run} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove faults of every call' }));
    expect(sandbox.faults.list()).toEqual([]);
    rerender(<FaultsPanel view={view} run={run} />);
    await userEvent.selectOptions(screen.getByLabelText('Call'), 'getOrder');
    await userEvent.type(screen.getByLabelText('How many times'), '2');
    await userEvent.click(screen.getByLabelText(/after the work is done/));
    await userEvent.click(screen.getByRole('button', { name: 'Add fault' }));
    // A fault that alters the right response has nothing to choose there.
    await userEvent.selectOptions(screen.getByLabelText('What happens'), 'truncated');
    expect(screen.queryByLabelText(/after the work is done/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add fault' }));
    await userEvent.click(screen.getByRole('button', { name: 'Drop next payment response' }));
    expect(sandbox.faults.list()).toMatchObject([
      { endpoint: 'getOrder', kind: 'http500', times: 2, applied: true },
      { endpoint: 'getOrder', kind: 'truncated', times: 2 },
      { endpoint: '*keyed', kind: 'drop', times: 1, applied: true },
    ]);
  });

  it('latency is set for every call or for one', async () => {
    const { sandbox, client, run, look } = await seenSandbox();
    await client.setLatency(777, 'getOrder');
    render(<FaultsPanel view={await look()} run={run} />);
    await userEvent.selectOptions(screen.getByLabelText('Wait'), '1000');
    await userEvent.selectOptions(screen.getByLabelText('Calls'), 'getOrder');
    expect(screen.getByLabelText('Wait')).toHaveDisplayValue('777 ms');
    await userEvent.selectOptions(screen.getByLabelText('Wait'), '300');
    expect(sandbox.latency.list()).toEqual({ all: 1000, endpoints: { getOrder: 300 } });
  });
});

describe('money and codes', () => {
  it('pays with a code, sets how late that is known, and offers codes to the phone', async () => {
    const { sandbox, view, run } = await seenSandbox('repay-default-code');
    const onFill = vi.fn();
    const smsCodes = ['111111', '222222'].map((code, sentAt) => ({
      phone: '0917',
      code,
      sentAt,
      purpose: 'registration' as const,
    }));
    render(<MoneyPanel view={{ ...view, smsCodes, settlesAfterMs: 90_000_000 }} run={run} onFill={onFill} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pay ₱5,450.00' }));
    expect(sandbox.state.orders.get('8402')?.status).toBe(200);
    expect(screen.getByLabelText('The lender learns of a payment')).toHaveDisplayValue('25 h later');
    await userEvent.selectOptions(screen.getByLabelText('The lender learns of a payment'), '10 min later');
    expect(sandbox.state.settlesAfterMs).toBe(600_000);
    const codes = within(screen.getByRole('list', { name: 'SMS codes' })).getAllByRole('listitem');
    expect(codes.map((code) => code.textContent.slice(0, 6))).toEqual(['222222', '111111']);
    await userEvent.click(screen.getByRole('button', { name: 'Fill in the phone: 222222' }));
    expect(onFill).toHaveBeenCalledExactlyOnceWith({ kind: 'sms', text: '222222' });
  });
});

it('lists each value that is not at its default, with a reset', async () => {
  const { sandbox, client, view, run, look } = await seenSandbox();
  expect(sandboxConditions(view, run)).toEqual([]);
  await client.moveClock(86_400_000);
  await client.setLatency(300);
  await client.setLatency(900, 'getOrder');
  await client.addFault({ endpoint: '*', kind: 'drop' });
  await client.addFault({ endpoint: '*', kind: 'drop', times: 1 });
  await client.honourIdempotencyKeys(false);
  await client.setSettlement(600_000);
  const conditions = sandboxConditions(await look(), run);
  expect(conditions.map(({ label, tab }) => `${tab}: ${label}`)).toEqual([
    'world: 1 d ahead',
    'faults: 300 ms, getOrder 900 ms late',
    'money: payments known 10 min later',
    'faults: keys ignored',
    'faults: drop: every call',
  ]);
  for (const { reset } of conditions) reset();
  await vi.waitFor(async () => expect(sandboxConditions(await look(), run)).toEqual([]));
  expect(sandbox.scenario.name).toBe('status-174');
});
