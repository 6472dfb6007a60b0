import type { MessageName } from '@peace/bridge/protocol';
import type { ScenarioSummary } from '@peace/sandbox/client';
import type { ReactElement } from 'react';
import { HandlerTable } from '#features/bridge/handler-table.tsx';
import { ClockPanel } from '#features/sandbox/clock-panel.tsx';
import { CodesPanel } from '#features/sandbox/codes-panel.tsx';
import { FaultPanel } from '#features/sandbox/fault-panel.tsx';
import { IdempotencyPanel } from '#features/sandbox/idempotency-panel.tsx';
import { LatencyPanel } from '#features/sandbox/latency-panel.tsx';
import type { SandboxView } from '#features/sandbox/look-at.ts';
import { OrderStatuses } from '#features/sandbox/order-statuses.tsx';
import { PayCodesPanel } from '#features/sandbox/pay-codes-panel.tsx';
import { PayLinksPanel } from '#features/sandbox/pay-links-panel.tsx';
import { QuickFaults } from '#features/sandbox/quick-faults.tsx';
import { ReportsPanel } from '#features/sandbox/reports-panel.tsx';
import { ofBorrower } from '#features/sandbox/scenario-orders.ts';
import { ScenarioMenu } from '#features/sandbox/scenario-menu.tsx';
import { SettlementPanel } from '#features/sandbox/settlement-panel.tsx';
import type { Behaviour } from '#shared/choices.ts';
import { Section } from '#shared/controls.tsx';
import type { Preview } from './use-preview.ts';
import '#shared/controls.css';

/** The state, and the view of a sandbox that is there. */
export interface SandboxPanelProps {
  readonly preview: Preview;
  readonly view: SandboxView;
}

/** Which situation, which orders, which time. */
export function ScenarioPanel(
  props: SandboxPanelProps & {
    readonly uses: Readonly<Record<string, number>>;
    readonly onChoose: (scenario: ScenarioSummary) => void;
  },
): ReactElement {
  const { preview, view, uses, onChoose } = props;
  const { sandbox, reset } = preview;
  return (
    <>
      <ScenarioMenu scenarios={view.scenarios} current={view.current} uses={uses} onChoose={onChoose} onReset={reset} />
      <OrderStatuses
        orders={view.orders}
        onStatus={(orderId, status) => void sandbox.run((client) => client.setOrderStatus(orderId, status))}
      />
    </>
  );
}

/** What goes wrong, how long it takes, what time it is. */
export function NetworkPanel({ preview: { sandbox }, view }: SandboxPanelProps): ReactElement {
  return (
    <>
      <QuickFaults onAdd={(fault) => void sandbox.run((client) => client.addFault(fault))} />
      <FaultPanel
        faults={view.faults}
        kinds={view.faultKinds}
        endpoints={view.endpoints}
        onAdd={(fault) => void sandbox.run((client) => client.addFault(fault))}
        onLift={(endpoint) => void sandbox.run((client) => client.liftFaults(endpoint))}
      />
      <LatencyPanel
        latency={view.latency}
        endpoints={view.endpoints}
        onSet={(ms, endpoint) => void sandbox.run((client) => client.setLatency(ms, endpoint))}
        onClear={() => void sandbox.run((client) => client.clearLatency())}
      />
      <ClockPanel
        now={view.now}
        minutesAhead={view.minutesAhead}
        onMove={(ms) => void sandbox.run((client) => client.moveClock(ms))}
        onMoveTo={(at) => void sandbox.run((client) => client.moveClockTo(at))}
        onReset={() => void sandbox.run((client) => client.resetClock())}
      />
      <IdempotencyPanel
        isHonoured={view.isIdempotencyHonoured}
        onHonoured={(isHonoured) => void sandbox.run((client) => client.honourIdempotencyKeys(isHonoured))}
      />
    </>
  );
}

/** What can be paid, and what was. */
export function PaymentsPanel({ preview: { sandbox }, view }: SandboxPanelProps): ReactElement {
  return (
    <>
      <PayLinksPanel
        payLinks={view.payLinks}
        onSettle={(token) => void sandbox.run((client) => client.settlePayLink(token))}
      />
      <PayCodesPanel
        payCodes={ofBorrower(view.payCodes, view.orders)}
        onPay={(code, what) => void sandbox.run((client) => client.payByCode(code, what))}
      />
      <SettlementPanel
        payments={view.payments}
        settlesAfterMs={view.settlesAfterMs}
        onDelay={(afterMs) => void sandbox.run((client) => client.setSettlement(afterMs))}
      />
    </>
  );
}

/** What was issued and reported. */
export function IssuedPanel({ view }: Pick<SandboxPanelProps, 'view'>): ReactElement {
  return (
    <>
      <CodesPanel smsCodes={view.smsCodes} captchas={view.captchas} />
      <ReportsPanel reports={view.reports} />
    </>
  );
}

/** How the shell behaves. */
export function BridgePanel({ preview: { settings, change } }: { readonly preview: Preview }): ReactElement {
  const behave = (name: MessageName, behaviour: Behaviour) =>
    change({ handlers: { ...settings.handlers, [name]: behaviour === 'works' ? undefined : behaviour } });
  return (
    <HandlerTable
      isShellThere={settings.isShellThere}
      onShellThere={(isShellThere) => change({ isShellThere })}
      handlers={settings.handlers}
      onBehaviour={behave}
      onAllWork={() => change({ handlers: {} })}
    />
  );
}

/** Where a sandbox's panel would be. */
export function WithoutSandbox({ isAsking }: { readonly isAsking: boolean }): ReactElement {
  return (
    <Section title="Sandbox">
      <p className="dp-empty">
        {isAsking
          ? 'Asking the sandbox…'
          : 'No sandbox answers here. `pnpm dev` starts one; a real backend (PEACE_ORIGIN) has no controls.'}
      </p>
    </Section>
  );
}
