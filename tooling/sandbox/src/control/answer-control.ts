import type { Context, Hono } from 'hono';
import type { BlankEnv } from 'hono/types';
import type { InferInput, InferOutput } from 'valibot';
import type { ControlCall } from './control-calls.ts';
import { readCommand } from './read-command.ts';

/** What a control call is answered from. */
export interface ControlRequest<Command> {
  readonly command: Command;
  /** The `:id` of its path; empty where it has none. */
  readonly id: string;
  readonly query: (name: string) => string | undefined;
}

/** Registers the response of one declared control call, typed by the declaration. */
export function answerControl<Call extends ControlCall>(
  control: Hono,
  call: Call,
  respond: (
    request: ControlRequest<InferOutput<Call['command']>>,
  ) => InferInput<Call['answer']> | Promise<InferInput<Call['answer']>>,
): void {
  control.on(call.method, call.path, async (c: Context<BlankEnv, string>) => {
    const command = await readCommand<Call['command']>(c.req, call.command);
    return c.json(await respond({ command, id: c.req.param('id') ?? '', query: (name) => c.req.query(name) }));
  });
}
