import type { HonoRequest } from 'hono';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { ControlError } from './control-error.ts';

/**
 * Reads the JSON body of a control call.
 *
 * @throws ControlError naming the field that is wrong
 */
export async function readCommand<Schema extends GenericSchema>(
  request: HonoRequest,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  const body: unknown = await request.json().catch(() => undefined);
  if (body === undefined) throw new ControlError('The body must be JSON.');
  const parsed = safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ControlError(`${getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
