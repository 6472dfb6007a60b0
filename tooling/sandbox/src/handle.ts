import type { Endpoint, PayloadOf, WireOf } from '@peace/api-client';
import { type InferOutput, safeParse, summarize } from 'valibot';
import { Rejection } from './http/rejection.ts';
import type { SandboxState } from './state/sandbox-state.ts';

/** A call as it came in. */
export interface Received {
  readonly query: Readonly<Record<string, string>>;
  /** The fields of a form body; a file is in `files`. */
  readonly body: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, File>;
  readonly encoding: 'none' | 'form' | 'multipart' | 'other';
}

/** A handler gets these besides the payload. */
export interface Circumstances {
  readonly state: SandboxState;
  /** The sandbox's time, milliseconds since 1970. */
  readonly now: number;
  /** Makes an address of the sandbox absolute, on the origin the caller sees; another address stays as it is. */
  readonly absolute: (address: string) => string;
}

/** The payload as it came over the wire, by the declaration's own names; a field that was not sent is the empty text. */
export type WirePayload<E extends Endpoint> = Readonly<Record<keyof InferOutput<E['payload']> & string, string>>;

export interface Call<E extends Endpoint> extends Circumstances {
  readonly payload: WirePayload<E>;
  /** A file of a multipart payload, by the declaration's own name. */
  readonly file: (name: keyof InferOutput<E['payload']>) => File | undefined;
}

/** How the sandbox answers one declared endpoint. */
export interface Handler {
  readonly endpoint: Endpoint;
  /** The smallest payload the backend accepts, as an app would pass it; contract tests send it. */
  readonly sample: unknown;
  /** Wire names without which the backend refuses: those that the sample comes out as. */
  readonly required: readonly string[];
  answer(received: Received, circumstances: Circumstances): unknown;
}

/** The middleware passes these on. */
export interface SandboxEnv {
  Variables: { handler: Handler; received: Received; outcome: string };
}

interface Handling<E extends Endpoint> {
  readonly sample: PayloadOf<E>;
  /** The envelope's data, or a whole response where the endpoint has no envelope. Refuses by throwing a `Rejection`. */
  readonly respond: (call: Call<E>) => WireOf<E> | Response | Promise<WireOf<E> | Response>;
}

/** Makes the handler of a declared endpoint: path, method, encoding, required fields and envelope come from the declaration. */
export function handle<E extends Endpoint>(endpoint: E, { sample, respond }: Handling<E>): Handler {
  const { success: isValid, output, issues } = safeParse(endpoint.payload, sample);
  if (!isValid) throw new Error(`The sample of ${endpoint.name} is no payload of it: ${summarize(issues)}`);
  const required = Object.entries(output ?? {}).flatMap(([name, value]) =>
    value === '' || value === undefined ? [] : [name],
  );
  return {
    endpoint,
    sample,
    required,
    answer: (received, circumstances) => {
      const sent = endpoint.method === 'GET' ? received.query : received.body;
      for (const name of required) {
        if (!sent[name] && !received.files.has(name)) throw new Rejection(`Parameter ${name} is missing.`);
      }
      return respond({
        ...circumstances,
        payload: withEmptyTexts(sent),
        file: (name) => received.files.get(String(name)),
      });
    },
  };
}

/** Reading a field that was not sent gives the empty text instead of undefined. */
function withEmptyTexts<Names extends string>(sent: Readonly<Record<string, string>>): Readonly<Record<Names, string>> {
  return new Proxy(sent, { get: (target, name) => (typeof name === 'string' ? (target[name] ?? '') : undefined) });
}
