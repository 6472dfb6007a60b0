import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { EndpointSummary, ScenarioSummary } from '@peace/sandbox/client';
import { ClockPanel } from './clock-panel.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { IdempotencyPanel } from './idempotency-panel.tsx';
import { LatencyPanel } from './latency-panel.tsx';
import { OrderStatuses } from './order-statuses.tsx';
import { PayCodesPanel } from './pay-codes-panel.tsx';
import { PayLinksPanel } from './pay-links-panel.tsx';
import { QuickFaults } from './quick-faults.tsx';
import { RecipeDialog } from './recipe-dialog.tsx';
import { RecipeSteps } from './recipe-steps.tsx';
import { recipes, type Recipe } from './recipes.ts';
import { ReportsPanel } from './reports-panel.tsx';
import { ScenarioMenu } from './scenario-menu.tsx';
import { SettlementPanel } from './settlement-panel.tsx';

const at = Date.parse('2026-11-20T04:00:00Z');

const scenarios: ScenarioSummary[] = [
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

const endpoints: EndpointSummary[] = [
  { name: 'getOrder', method: 'POST', path: '/v3/loan-details/loan-details', effect: 'read', required: [] },
  { name: 'createPayLink', method: 'POST', path: '/v3/loan-details/generate-vcode', effect: 'write', required: [] },
];

const meta = { title: 'dev-preview/Sandbox' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scenarios: Story = {
  render: () => <ScenarioMenu scenarios={scenarios} current="status-200" uses={{}} onChoose={fn()} onReset={fn()} />,
};

const [recipe] = recipes;
const onRecipe = fn<(chosen: Recipe) => void>();

export const Recipes: Story = {
  render: () => (
    <>
      {recipe === undefined ? null : <RecipeSteps recipe={recipe} onClose={fn()} />}
      <RecipeDialog isOpen onClose={fn()} current={recipe} onChoose={onRecipe} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^The session ends while an order is open/ }));
    await expect(onRecipe.mock.calls[0]?.[0].arrangement.scenario).toBe('status-174');
  },
};

export const Clock: Story = {
  render: () => (
    <ClockPanel now="2026-11-27T04:00:00.000Z" minutesAhead={7 * 1440} onMove={fn()} onMoveTo={fn()} onReset={fn()} />
  ),
};

export const Orders: Story = {
  render: () => (
    <OrderStatuses
      orders={[
        { orderId: '7001', status: 174, product: { name: 'Bayani Cash' }, isListed: true },
        { orderId: '8174', status: 180, product: { name: 'Salapi Lane' }, isListed: false },
        { orderId: '8200', status: 200, product: { name: 'Isla Peso' }, isListed: false },
      ]}
      onStatus={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Status of order 7001')).toBeVisible();
    await userEvent.click(canvas.getByText('2 orders of other scenarios, which a link can open'));
    await expect(canvas.getByLabelText('Status of order 8174')).toBeVisible();
  },
};

export const Latency: Story = {
  render: () => (
    <LatencyPanel
      latency={{ all: 300, endpoints: { getOrder: 3000 } }}
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
        { endpoint: 'createPayLink', kind: 'hang', times: 1, applied: true },
      ]}
      kinds={['http500', 'truncated', 'drop', 'hang']}
      endpoints={endpoints}
      onAdd={fn()}
      onLift={fn()}
    />
  ),
};

export const Accidents: Story = { render: () => <QuickFaults onAdd={fn()} /> };

export const Payments: Story = {
  render: () => (
    <>
      <PayLinksPanel
        payLinks={[
          { token: 'a', orderId: '8174', amount: 545_000, channelName: 'Maya', isRollover: false },
          { token: 'b', orderId: '8175', amount: 45_000, channelName: 'GCash', isRollover: true, paidAt: at },
        ]}
        onSettle={fn()}
      />
      <PayCodesPanel
        payCodes={[{ code: '8120340056789', orderId: '8402', amount: 545_000, extensionAmount: 45_000 }]}
        onPay={fn()}
      />
      <SettlementPanel
        payments={(['settled', 'surplus', 'pending'] as const).map((outcome, index) => ({
          reference: outcome,
          orderId: '8175',
          period: 0,
          amount: 45_000,
          isRollover: index === 0,
          paidAt: at + index * 60_000,
          outcome,
        }))}
        settlesAfterMs={600_000}
        onDelay={fn()}
      />
    </>
  ),
};

export const Idempotency: Story = { render: () => <IdempotencyPanel isHonoured={false} onHonoured={fn()} /> };

export const Reports: Story = {
  render: () => (
    <ReportsPanel
      reports={{
        errors: [
          {
            app: 'borrower-h5',
            release: '0.1.0',
            page: '0123456789',
            route: '/repay',
            kind: 'error',
            name: 'TypeError',
          },
        ],
        events: [{ moduleId: '30', positionId: '0' }],
        visits: [],
        clicks: [],
        feedback: [],
      }}
    />
  ),
};

export const Codes: Story = {
  render: () => (
    <CodesPanel
      smsCodes={[{ phone: '09171234567', code: '483920', sentAt: at, purpose: 'registration' }]}
      captchas={[{ sid: 'sid-1', text: 'K7PD', drawnAt: at }]}
    />
  ),
};

export const NoCodes: Story = { render: () => <CodesPanel smsCodes={[]} captchas={[]} /> };
