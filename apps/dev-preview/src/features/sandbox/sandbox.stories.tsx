import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Endpoint, LogEntry, Scenario } from '#shared/sandbox-wire.ts';
import { ClockPanel } from './clock-panel.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { LatencyPanel } from './latency-panel.tsx';
import { OrderStatuses } from './order-statuses.tsx';
import { RequestLog } from './request-log.tsx';
import { ScenarioMenu } from './scenario-menu.tsx';

const at = Date.parse('2026-11-20T04:00:00Z');

const scenarios: Scenario[] = [
  {
    name: 'default',
    title: 'A borrower with four orders',
    app: 'borrower-h5',
    entry: '/loanDetail?productId=101&orderId=7001',
  },
  {
    name: 'status-200',
    title: 'Status 200: closed',
    app: 'borrower-h5',
    entry: '/loanDetail?productId=68200&orderId=8200',
  },
  { name: 'registration', title: 'Registration', app: 'promo-landing', entry: '/promotion?id=1' },
];

const endpoints: Endpoint[] = [
  { name: 'loanDetails', method: 'POST', path: '/v3/loan-details/loan-details', effect: 'read' },
  { name: 'generateVcode', method: 'POST', path: '/v3/loan-details/generate-vcode', effect: 'write' },
];

const call: LogEntry = {
  id: 1,
  at: '2026-11-20T04:00:00.000Z',
  endpoint: 'generateVcode',
  method: 'POST',
  path: '/peace/v3/loan-details/generate-vcode',
  query: { sessionId: 'preview-session', merchantNumber: 'cjxjx' },
  payload: { productId: '101', orderId: '7001', amount: '5450', channelNumber: '90006' },
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  status: 200,
  outcome: 'ok',
};

const meta = { title: 'dev-preview/Sandbox' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scenarios: Story = {
  render: () => <ScenarioMenu scenarios={scenarios} current="status-200" onChoose={fn()} onReset={fn()} />,
};

export const Clock: Story = {
  render: () => (
    <ClockPanel now="2026-11-27T04:00:00.000Z" minutesAhead={7 * 1440} onMove={fn()} onMoveTo={fn()} onReset={fn()} />
  ),
};

export const Orders: Story = {
  render: () => (
    <OrderStatuses orders={[{ orderId: '7001', status: 174, product: { name: 'Bayani Cash' } }]} onStatus={fn()} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/change a status/));
    await expect(canvas.getByLabelText('Status of order 7001')).toBeVisible();
  },
};

export const Latency: Story = {
  render: () => (
    <LatencyPanel
      latency={{ all: 300, endpoints: { loanDetails: 3000 } }}
      endpoints={endpoints}
      onSet={fn()}
      onClear={fn()}
    />
  ),
};

export const Faults: Story = {
  render: () => (
    <FaultPanel
      faults={[
        { endpoint: '*', kind: 'drop' },
        { endpoint: 'generateVcode', kind: 'hang', times: 1, applied: true },
      ]}
      kinds={['http500', 'truncated', 'drop', 'hang']}
      endpoints={endpoints}
      onAdd={fn()}
      onLift={fn()}
    />
  ),
};

export const Requests: Story = {
  render: () => (
    <RequestLog
      log={[
        call,
        { ...call, id: 2, status: 0, outcome: 'fault: drop' },
        { ...call, id: 3, endpoint: '', payload: {}, status: 404, outcome: 'rejected: no such endpoint' },
      ]}
      onClear={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const [newest] = canvas.getAllByText('generateVcode');
    if (newest !== undefined) await userEvent.click(newest);
    const [payload] = canvas.getAllByText('90006');
    await expect(payload).toBeVisible();
  },
};

export const NoRequests: Story = { render: () => <RequestLog log={[]} onClear={fn()} /> };

export const Codes: Story = {
  render: () => (
    <CodesPanel
      smsCodes={[{ phone: '09171234567', code: '483920', sentAt: at, purpose: 'registration' }]}
      captchas={[{ sid: 'sid-1', text: 'K7PD', drawnAt: at }]}
    />
  ),
};

export const NoCodes: Story = { render: () => <CodesPanel smsCodes={[]} captchas={[]} /> };
