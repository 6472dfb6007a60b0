import type { Hono } from 'hono';
import {
  boolean,
  check,
  integer,
  isoTimestamp,
  literal,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  union,
} from 'valibot';
import { handlers } from '../handlers/handlers.ts';
import { FAULT_KINDS } from '../http/faults.ts';
import type { SandboxParts } from '../sandbox-env.ts';
import { readCommand } from './read-command.ts';

const declaredNames = new Set(handlers.map(({ endpoint }) => endpoint.name));
const endpointName = pipe(
  string(),
  check((name) => declaredNames.has(name), 'is no declared endpoint; GET endpoints lists them'),
);
const milliseconds = pipe(number(), integer(), minValue(0));

const clockCommand = union([
  strictObject({ moveBy: pipe(number(), integer()) }),
  strictObject({ moveTo: pipe(string(), isoTimestamp()) }),
  strictObject({ reset: literal(true) }),
]);
const latencyCommand = object({ ms: milliseconds, endpoint: optional(endpointName) });
const faultCommand = object({
  endpoint: union([literal('*'), endpointName]),
  kind: picklist(FAULT_KINDS),
  times: optional(pipe(number(), integer(), minValue(1))),
  ms: optional(milliseconds),
  applied: optional(boolean()),
});

/** The conditions calls meet: time, latency, faults. */
export function registerConditions(control: Hono, parts: SandboxParts): void {
  const time = () => ({ now: new Date(parts.clock.now()).toISOString() });
  control.get('/clock', (c) => c.json(time()));
  control.post('/clock', async (c) => {
    const command = await readCommand(c.req, clockCommand);
    if ('moveBy' in command) parts.clock.moveBy(command.moveBy);
    else if ('moveTo' in command) parts.clock.moveTo(Date.parse(command.moveTo));
    else parts.clock.reset();
    return c.json(time());
  });
  control.get('/latency', (c) => c.json(parts.latency.list()));
  control.post('/latency', async (c) => {
    const { ms, endpoint } = await readCommand(c.req, latencyCommand);
    parts.latency.set(ms, endpoint);
    return c.json(parts.latency.list());
  });
  control.delete('/latency', (c) => {
    parts.latency.clear();
    return c.json(parts.latency.list());
  });
  control.get('/faults', (c) => c.json({ kinds: FAULT_KINDS, faults: parts.faults.list() }));
  control.post('/faults', async (c) => {
    parts.faults.add(await readCommand(c.req, faultCommand));
    return c.json({ faults: parts.faults.list() });
  });
  control.delete('/faults', (c) => {
    parts.faults.clear(c.req.query('endpoint'));
    return c.json({ faults: parts.faults.list() });
  });
}
