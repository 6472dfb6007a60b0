import type { Endpoint } from '@peace/api-client';
import { safeParse } from 'valibot';

/** One field of a call's payload as it is sent. */
export interface RequestField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isFile: boolean;
  readonly example: string | undefined;
}

/**
 * The fields of a payload on the wire. A transform is between what an app passes and what is sent, so they are read off
 * an example: a field is optional where a payload that parses lacks it.
 */
export function requestFields(endpoint: Endpoint, example: unknown): RequestField[] {
  const whole = sent(endpoint, example);
  if (whole === null) throw new Error(`The example of ${endpoint.name} is not a payload.`);
  const optional = new Set<string>();
  for (const name of Object.keys(Object(example))) {
    const { [name]: left, ...others } = Object(example);
    // A map holds fields that the server names (a bank form): without them it is empty, not missing.
    const none = Array.isArray(left) ? [] : isMap(left) ? new Map() : undefined;
    const fewer = sent(endpoint, none === undefined ? others : { ...others, [name]: none });
    if (fewer !== null) for (const field of Object.keys(whole)) if (fewer[field] === undefined) optional.add(field);
  }
  return Object.entries(whole).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          {
            name,
            isRequired: !optional.has(name),
            isFile: value instanceof Blob,
            example: value instanceof Blob ? undefined : String(value),
          },
        ],
  );
}

/** Whether the server names fields of the payload itself (a bank form), so that no list of them is whole. */
export function hasServerNamedFields(example: unknown): boolean {
  return Object.values(Object(example)).some(isMap);
}

const isMap = (value: unknown) => value instanceof Map;

function sent(endpoint: Endpoint, payload: unknown) {
  const parsed = safeParse(endpoint.payload, payload);
  return parsed.success ? parsed.output : null;
}
