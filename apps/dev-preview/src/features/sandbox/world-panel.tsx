import type { OrderSummary, ScenarioSummary } from '@peace/sandbox/client';
import { useState, type ReactElement } from 'react';
import { LabelledInput, Section, ToolButton } from '#shared/controls.tsx';
import { dayAndTime, fromManila } from '#shared/text.ts';
import { describeAhead } from './conditions.ts';
import type { SandboxPanelProps } from './use-sandbox.ts';
import { borrowersOrders, clockPresets, knownStatuses, matching, scenarioGroups } from './scenarios.ts';
import '#shared/controls.css';
import './sandbox.css';

/** Which situation, which orders, which time. */
export function WorldPanel(
  props: SandboxPanelProps & {
    readonly onChoose: (scenario: ScenarioSummary) => void;
    readonly onReset: () => void;
  },
): ReactElement {
  const { view, run } = props;
  return (
    <>
      <Clock view={view} run={run} />
      <Orders view={view} run={run} />
      <Scenarios {...props} />
    </>
  );
}

/** Choosing one resets the sandbox to it and opens its screen; the chosen one again starts it over. */
function Scenarios({ view, onChoose, onReset }: Parameters<typeof WorldPanel>[0]): ReactElement {
  const { scenarios, current } = view;
  const [wanted, setWanted] = useState('');
  const groups = scenarioGroups(matching(scenarios, wanted), current).filter(
    ({ path, scenarios: about }) => about.length > 0 && (wanted === '' || path !== ''),
  );
  return (
    <Section title="Scenarios" actions={<ToolButton onClick={onReset}>Reset sandbox</ToolButton>}>
      <LabelledInput label={`Filter ${scenarios.length} scenarios`} type="search" value={wanted} onText={setWanted} />
      {groups.length === 0 ? <p className="dp-empty dp-spaced">No scenarios match.</p> : null}
      {groups.map(({ path, title, scenarios: about }) => (
        <section key={path} aria-label={title}>
          <details open={path === '' || wanted !== ''}>
            <summary className="dp-scenario-group">
              <h3>{title}</h3> <code className="dp-code">{path}</code> <span className="dp-small">{about.length}</span>
            </summary>
            <ul className="dp-list dp-scenarios">
              {about.map((scenario) => (
                <li key={scenario.name}>
                  <button
                    type="button"
                    className="dp-scenario"
                    aria-pressed={scenario.name === current}
                    title={scenario.entry}
                    onClick={() => onChoose(scenario)}
                  >
                    {scenario.title} <code className="dp-code">{scenario.name}</code>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </Section>
  );
}

/** Moves an order on behind the page's back; `resume` then makes the page read it again. */
function Orders({ view: { orders }, run }: SandboxPanelProps): ReactElement {
  const borrowers = borrowersOrders(orders);
  const others = orders.filter((order) => !borrowers.includes(order));
  const list = (some: readonly OrderSummary[]) => (
    <ul className="dp-list dp-orders">
      {some.map(({ orderId, status, product }) => (
        <li key={orderId} className="dp-order">
          <span className="dp-mono">{orderId}</span>
          <span>{product.name}</span>
          <select
            className="dp-control"
            aria-label={`Status of order ${orderId}`}
            value={status}
            onChange={(event) => void run((client) => client.setOrderStatus(orderId, Number(event.target.value)))}
          >
            {[...new Set([...knownStatuses, status])].map((known) => (
              <option key={known}>{known}</option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
  return (
    <Section title="Borrower’s orders">
      {borrowers.length === 0 ? (
        <p className="dp-empty">The borrower of this scenario has no order.</p>
      ) : (
        list(borrowers)
      )}
      <p className="dp-hint">A page reads a changed status at its next Resume.</p>
      {others.length === 0 ? null : (
        <details>
          <summary className="dp-summary">{others.length} orders of other scenarios, which a link can open</summary>
          {list(others)}
        </details>
      )}
    </Section>
  );
}

const hourMs = 3_600_000;
const steps = [
  { label: '− 1 day', ms: -24 * hourMs },
  { label: '+ 1 hour', ms: hourMs },
  { label: '+ 1 day', ms: 24 * hourMs },
  { label: '+ 7 days', ms: 7 * 24 * hourMs },
  { label: '+ 30 days', ms: 30 * 24 * hourMs },
];

/** Moves time for the backend; the page's own clock is the device's. */
function Clock({ view: { now, minutesAhead, orders }, run }: SandboxPanelProps): ReactElement {
  const [wanted, setWanted] = useState('');
  const at = fromManila(wanted);
  return (
    <Section title="Clock" onReset={minutesAhead === 0 ? null : () => void run((client) => client.resetClock())}>
      <p className="dp-clock">
        <time className="dp-mono" dateTime={now}>
          {dayAndTime(now)}
        </time>{' '}
        <span className="dp-hint">Manila, {describeAhead(minutesAhead)}</span>
      </p>
      <div className="dp-row" role="group" aria-label="Move the clock">
        <div className="dp-clock-moves">
          {clockPresets(orders).map((preset) => (
            <ToolButton key={preset.title} onClick={() => void run((client) => client.moveClockTo(preset.at))}>
              {preset.title}
            </ToolButton>
          ))}
        </div>
        <div className="dp-clock-moves">
          {steps.map(({ label, ms }) => (
            <ToolButton key={label} onClick={() => void run((client) => client.moveClock(ms))}>
              {label}
            </ToolButton>
          ))}
        </div>
      </div>
      <form
        className="dp-row dp-spaced"
        onSubmit={(event) => {
          event.preventDefault();
          if (at !== undefined) void run((client) => client.moveClockTo(at));
        }}
      >
        <LabelledInput
          label="Manila, yyyy-mm-dd hh:mm"
          className="dp-control dp-mono"
          placeholder={dayAndTime(now).slice(0, 16)}
          value={wanted}
          onText={setWanted}
        />
        <ToolButton nativeType="submit" disabled={at === undefined}>
          Move there
        </ToolButton>
      </form>
    </Section>
  );
}
