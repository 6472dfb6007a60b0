import { safeParse, summarize, type GenericSchema, type InferInput, type InferOutput } from 'valibot';
import { CONTROL_PATH } from '../base-path.ts';
import { refusal, type ControlCall } from '../control/control-calls.ts';

/** The result of a control call: `absent` if no sandbox responds, `refused` with its reason. */
export type ControlResult<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'absent'; readonly message: string };

/**
 * The response of a control call, for tests and tools that cannot go on without it.
 *
 * @throws when the sandbox refused or is absent
 */
export async function demanded<T>(result: Promise<ControlResult<T>>): Promise<T> {
  const settled = await result;
  if (settled.kind === 'ok') return settled.value;
  throw new Error(`The sandbox's control call failed (${settled.kind}): ${settled.message}`);
}

/** How a request is made: `fetch`, or a sandbox's own `fetch` in a test. */
export type Send = typeof globalThis.fetch;

export interface ControlInput<Command> {
  readonly command?: Command;
  readonly id?: string;
  readonly endpoint?: string | undefined;
}

/** Sends one declared control call and reads its response by the declaration. Never throws. */
export async function sendControlCall<Call extends ControlCall>(
  { send, origin }: { readonly send: Send; readonly origin: string },
  call: Call,
  { command, id = '', endpoint }: ControlInput<InferInput<Call['command']>>,
): Promise<ControlResult<InferOutput<Call['answer']>>> {
  const path = call.path.replace(':id', encodeURIComponent(id));
  const query = endpoint === undefined ? '' : `?endpoint=${encodeURIComponent(endpoint)}`;
  const body =
    command === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(command) };
  try {
    const response = await send(`${origin}${CONTROL_PATH}${path}${query}`, { method: call.method, ...body });
    return read<Call['answer']>(call.answer, response.ok, await response.json());
  } catch (error) {
    // No server there, or a page where JSON should be: a real backend has no control surface.
    return { kind: 'absent', message: error instanceof Error ? error.message : String(error) };
  }
}

function read<Schema extends GenericSchema>(
  schema: Schema,
  isOk: boolean,
  answer: unknown,
): ControlResult<InferOutput<Schema>> {
  if (!isOk) {
    const refused = safeParse(refusal, answer);
    return refused.success
      ? { kind: 'refused', message: refused.output.message }
      : { kind: 'absent', message: 'what answered is no sandbox' };
  }
  const parsed = safeParse(schema, answer);
  return parsed.success
    ? { kind: 'ok', value: parsed.output }
    : { kind: 'refused', message: `The sandbox answered otherwise than expected: ${summarize(parsed.issues)}` };
}
