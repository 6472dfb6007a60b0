import type { HonoRequest } from 'hono';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';

/** A control call that makes no sense; the message says what would. */
export class ControlError extends Error {}

/**
 * Reads the JSON body of a control call; a call without a command has a schema of `undefined`.
 *
 * @throws ControlError naming the field that is wrong
 */
export async function readCommand<Schema extends GenericSchema>(
  request: HonoRequest,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  const body: unknown = schema.type === 'undefined' ? undefined : await request.json().catch(() => undefined);
  const parsed = safeParse(schema, body);
  if (parsed.success) return parsed.output;
  if (body === undefined) throw new ControlError('The body must be JSON.');
  const [issue] = parsed.issues;
  throw new ControlError(`${getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
