import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPanel } from '#shared/testing/panel-stories.tsx';
import { FaultsPanel } from './faults-panel.tsx';
import type { SandboxView } from './use-sandbox.ts';
import { MoneyPanel } from './money-panel.tsx';
import { recipes, type Recipe } from './recipes.ts';
import { RecipeDialog, RecipeSteps } from './reproduce.tsx';
import { seenSandbox } from './testing/seen-sandbox.ts';
import { WorldPanel } from './world-panel.tsx';

const at = Date.parse('2026-11-20T04:00:00Z');
const run = fn();
const seen = async (scenario: string, some: Partial<SandboxView> = {}) => ({
  view: { ...(await seenSandbox(scenario)).view, ...some },
});

const meta = {
  title: 'dev-preview/Sandbox',
  decorators: [inPanel],
  globals: { viewport: { value: 'tablet' } },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const World: Story = {
  loaders: [() => seen('status-180-rollover', { minutesAhead: 4320, now: '2026-11-23T04:00:00.000Z' })],
  render: (_args, { loaded }) => <WorldPanel view={loaded['view']} run={run} onChoose={fn()} onReset={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/orders of other scenarios/));
    await expect(canvas.getByLabelText('Status of order 7001')).toBeVisible();
    await userEvent.click(canvas.getByText(/orders of other scenarios/));
  },
};

export const Faults: Story = {
  loaders: [
    () =>
      seen('status-174', {
        faults: [
          { endpoint: '*', kind: 'drop' },
          { endpoint: 'createPayLink', kind: 'hang', times: 1, applied: true },
        ],
        latency: { all: 300, endpoints: { getOrder: 3000 } },
        isIdempotencyHonoured: false,
      }),
  ],
  render: (_args, { loaded }) => <FaultsPanel view={loaded['view']} run={run} />,
};

export const Money: Story = {
  loaders: [
    () =>
      seen('repay-default-code', {
        payLinks: [
          { token: 'a', orderId: '8174', amount: 545_000, channelName: 'Maya', isRollover: false },
          { token: 'b', orderId: '8175', amount: 45_000, channelName: 'GCash', isRollover: true, paidAt: at },
        ],
        payments: (['settled', 'surplus', 'pending'] as const).map((outcome, index) => ({
          reference: outcome,
          orderId: '8175',
          period: 0,
          amount: 45_000,
          isRollover: index === 0,
          paidAt: at + index * 60_000,
          outcome,
        })),
        settlesAfterMs: 600_000,
        smsCodes: [{ phone: '09171234567', code: '483920', sentAt: at, purpose: 'registration' }],
        captchas: [{ sid: 'sid-1', text: 'K7PD', drawnAt: at }],
      }),
  ],
  render: (_args, { loaded }) => <MoneyPanel view={loaded['view']} run={run} onFill={fn()} />,
};

export const NoMoney: Story = {
  loaders: [() => seen('status-174')],
  render: (_args, { loaded }) => <MoneyPanel view={loaded['view']} run={run} onFill={fn()} />,
};

const [recipe] = recipes;
const onRecipe = fn<(chosen: Recipe) => void>();

export const Reproduce: Story = {
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
