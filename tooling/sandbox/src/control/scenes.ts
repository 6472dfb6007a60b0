import type { Hono } from 'hono';
import { integer, number, object, pipe, string } from 'valibot';
import type { SandboxParts } from '../sandbox-env.ts';
import { scenarioNamed, scenarios } from '../scenarios/scenarios.ts';
import { settlePayLink } from '../state/settle-pay-link.ts';
import { ControlError } from './control-error.ts';
import { readCommand } from './read-command.ts';

const scenarioCommand = object({ name: string() });
const orderCommand = object({ status: pipe(number(), integer()) });

/** Reset, the scenarios, the orders with their statuses, and what was handed out to pay them with. */
export function registerScenes(control: Hono, parts: SandboxParts): void {
  control.post('/reset', (c) => {
    parts.reset();
    return c.json({ scenario: parts.scenario.name });
  });
  control.get('/scenario', (c) =>
    c.json({
      current: parts.scenario.name,
      scenarios: scenarios.map(({ name, title, app, entry }) => ({ name, title, app, entry })),
    }),
  );
  control.post('/scenario', async (c) => {
    const { name } = await readCommand(c.req, scenarioCommand);
    const scenario = scenarioNamed(name);
    if (scenario === undefined) throw new ControlError(`There is no scenario "${name}"; GET this address lists them.`);
    parts.choose(scenario);
    return c.json({ current: name, app: scenario.app, entry: scenario.entry });
  });
  control.get('/orders', (c) => c.json({ orders: [...parts.state.orders.values()] }));
  control.post('/orders/:orderId', async (c) => {
    const { status } = await readCommand(c.req, orderCommand);
    const order = parts.state.orders.get(c.req.param('orderId'));
    if (order === undefined) throw new ControlError(`There is no order ${c.req.param('orderId')}.`);
    const changed = { ...order, status };
    parts.state.orders.set(order.orderId, changed);
    return c.json(changed);
  });
  control.get('/pay-links', (c) => c.json({ payLinks: [...parts.state.payLinks.values()] }));
  control.post('/pay-links/:token', (c) => {
    const token = c.req.param('token');
    if (!settlePayLink(parts.state, token, parts.clock.now())) throw new ControlError(`There is no pay link ${token}.`);
    return c.json(parts.state.payLinks.get(token));
  });
}
