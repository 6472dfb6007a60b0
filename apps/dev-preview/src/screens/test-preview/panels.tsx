import type { ReactElement } from 'react';
import type { MessageName } from '@peace/bridge/protocol';
import { HandlerTable } from '#features/bridge/handler-table.tsx';
import { TrafficList } from '#features/bridge/traffic-list.tsx';
import type { Phone } from '#features/phone/use-phone.ts';
import { ClockPanel } from '#features/sandbox/clock-panel.tsx';
import { CodesPanel } from '#features/sandbox/codes-panel.tsx';
import { FaultPanel } from '#features/sandbox/fault-panel.tsx';
import { LatencyPanel } from '#features/sandbox/latency-panel.tsx';
import { OrderStatuses } from '#features/sandbox/order-statuses.tsx';
import { RequestLog } from '#features/sandbox/request-log.tsx';
import { ScenarioMenu } from '#features/sandbox/scenario-menu.tsx';
import type { SandboxView } from '#features/sandbox/use-sandbox.ts';
import type { Behaviour } from '#shared/choices.ts';
import { Section } from '#shared/controls.tsx';
import type { Preview } from './use-preview.ts';

/** The state, and the view of a sandbox that is there. */
export interface SandboxPanelProps {
  readonly preview: Preview;
  readonly view: SandboxView;
}

/** Which situation, which orders, which time. */
export function ScenarioPanel({ preview, view }: SandboxPanelProps): ReactElement {
  const { sandbox, choose } = preview;
  return (
    <>
      <ClockPanel
        now={view.now}
        minutesAhead={view.minutesAhead}
        onMove={(ms) => void sandbox.run((client) => client.moveClock(ms))}
        onMoveTo={(at) => void sandbox.run((client) => client.moveClockTo(at))}
        onReset={() => void sandbox.run((client) => client.resetClock())}
      />
      <OrderStatuses
        orders={view.orders}
        onStatus={(orderId, status) => void sandbox.run((client) => client.setOrderStatus(orderId, status))}
      />
      <ScenarioMenu
        scenarios={view.scenarios}
        current={view.current}
        onChoose={choose}
        onReset={() => void sandbox.run((client) => client.reset())}
      />
    </>
  );
}

/** What goes wrong, how long it takes, what was asked. */
export function NetworkPanel({ preview: { sandbox }, view }: SandboxPanelProps): ReactElement {
  return (
    <>
      <LatencyPanel
        latency={view.latency}
        endpoints={view.endpoints}
        onSet={(ms, endpoint) => void sandbox.run((client) => client.setLatency(ms, endpoint))}
        onClear={() => void sandbox.run((client) => client.clearLatency())}
      />
      <FaultPanel
        faults={view.faults}
        kinds={view.faultKinds}
        endpoints={view.endpoints}
        onAdd={(fault) => void sandbox.run((client) => client.addFault(fault))}
        onLift={(endpoint) => void sandbox.run((client) => client.liftFaults(endpoint))}
      />
      <RequestLog log={view.log} onClear={() => void sandbox.run((client) => client.clearLog())} />
    </>
  );
}

/** What was issued. */
export function IssuedPanel({ view }: { readonly view: SandboxView }): ReactElement {
  return <CodesPanel smsCodes={view.smsCodes} captchas={view.captchas} />;
}

/** What page and shell say, and how the shell behaves. */
export function BridgePanel({ preview, phone }: { readonly preview: Preview; readonly phone: Phone }): ReactElement {
  const { settings, change } = preview;
  const behave = (name: MessageName, behaviour: Behaviour) =>
    change({ handlers: { ...settings.handlers, [name]: behaviour === 'works' ? undefined : behaviour } });
  return (
    <>
      <TrafficList traffic={phone.traffic} onClear={phone.clearTraffic} />
      <HandlerTable
        isShellThere={settings.isShellThere}
        onShellThere={(isShellThere) => change({ isShellThere })}
        handlers={settings.handlers}
        onBehaviour={behave}
        onAllWork={() => change({ handlers: {} })}
      />
    </>
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
