import type { Hono } from 'hono';
import type { SandboxParts } from '../sandbox-env.ts';
import { scenarioNamed, scenarios } from '../scenarios/scenarios.ts';
import { dueOf, statusAt } from '../state/due.ts';
import type { Order } from '../state/order.ts';
import { withStatus } from '../state/with-status.ts';
import { answerControl } from './answer-control.ts';
import { controlCalls } from './control-calls.ts';
import { ControlError } from './read-command.ts';

/** Reset, the scenarios, and the orders with their statuses. */
export function registerScenes(control: Hono, parts: SandboxParts): void {
  answerControl(control, controlCalls.reset, () => {
    parts.reset();
    return { scenario: parts.scenario.name };
  });
  answerControl(control, controlCalls.scenarios, () => ({
    current: parts.scenario.name,
    scenarios: scenarios.map(({ name, title, app, entry }) => ({ name, title, app, entry })),
  }));
  answerControl(control, controlCalls.choose, ({ command: { name } }) => {
    const scenario = scenarioNamed(name);
    if (scenario === undefined) throw new ControlError(`There is no scenario "${name}"; GET this address lists them.`);
    parts.choose(scenario);
    return { current: name, app: scenario.app, entry: scenario.entry };
  });
  registerOrders(control, parts);
}

function registerOrders(control: Hono, parts: SandboxParts): void {
  const summaryOf = (order: Order) => {
    const now = parts.clock.now();
    return { ...order, status: statusAt(order, now), dueAt: dueOf(order, now)?.period.dueAt };
  };
  answerControl(control, controlCalls.orders, () => ({ orders: [...parts.state.orders.values()].map(summaryOf) }));
  answerControl(control, controlCalls.setOrderStatus, ({ command: { status }, id }) => {
    const order = parts.state.orders.get(id);
    if (order === undefined) throw new ControlError(`There is no order ${id}.`);
    const changed = withStatus(order, status, parts.clock.now());
    parts.state.orders.set(order.orderId, changed);
    return summaryOf(changed);
  });
}
