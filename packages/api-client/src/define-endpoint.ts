import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** Which value of the envelope means success; each call accepts exactly one of them. */
export type EnvelopeKind =
  /** `code` is the integer 0. */
  | 'int0'
  /** `code` is the string '00'. */
  | 'str00'
  /** `code` is the string '0'. */
  | 'str0'
  /** `success` is true where the body has it, else as `int0`. */
  | 'flag'
  /** No envelope: any 2xx will do. */
  | 'none';

/** A payload on the wire: a flat map of fields. A number is sent in decimal, an undefined field is not sent. */
export type WireFields = Readonly<Record<string, string | number | Blob | undefined>>;

/** The wire names of an envelope's three fields. */
export interface EnvelopeNames {
  readonly code: string;
  readonly data: string;
  readonly message: string;
}

/** Any payload schema: whatever goes in, a flat map of wire fields comes out. */
export type PayloadSchema = GenericSchema<unknown, WireFields>;

/** A call of the backend, declared once: the client, the sandbox and the contract tests all derive from this. */
export interface Endpoint<Payload extends PayloadSchema = PayloadSchema, Data extends GenericSchema = GenericSchema> {
  /** Unique, camelCase; also the name of the file that declares it. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below the base (`/peace`), with a leading slash. */
  readonly path: string;
  /** A write is sent once and never retried; a read may be retried on network failure and timeout. */
  readonly effect: 'read' | 'write';
  /**
   * Whether a write joins an identical one that is under way. `false` for a call that only counts: two equal taps are
   * two, and both are sent.
   */
  readonly dedupe: boolean;
  /** The write costs money or cannot be taken back: it carries an `Idempotency-Key`, one for each attempt. */
  readonly isIdempotent: boolean;
  /**
   * The backend answers this call only within a session, so a response proves the session. `false` where it may answer anyone: what it
   * serves is the same for all, or it only counts.
   */
  readonly needsSession: boolean;
  readonly envelope: EnvelopeKind;
  /** The envelope's own field names, where they are not `code`, `data` and `message` (variant 2). */
  readonly envelopeNames?: EnvelopeNames;
  /** The encoding of a POST body. A GET sends its payload in the query. */
  readonly body: 'form' | 'multipart';
  /** Maps the app's values (input) to the wire's flat map (output). */
  readonly payload: Payload;
  /** From the envelope's data on the wire (input) to the domain (output). */
  readonly data: Data;
  /** Text of the loading toast; none is shown when absent. */
  readonly loadingText?: string;
}

type Defaults = 'method' | 'body' | 'envelope' | 'dedupe' | 'isIdempotent' | 'needsSession';

/** The parts of a read that sending needs, without schemas: a POST of a `form`, as every call unless it declares otherwise. */
// @__NO_SIDE_EFFECTS__
export function defineRead(path: string) {
  return { method: 'POST', body: 'form', effect: 'read', path } as const;
}

/** Declares an endpoint: a POST of a `form`, answered in an `int0` envelope, `dedupe`, without a key and without a session unless said otherwise. */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<Payload extends PayloadSchema, Data extends GenericSchema>(
  declaration: Omit<Endpoint<Payload, Data>, Defaults> & Partial<Pick<Endpoint<Payload, Data>, Defaults>>,
): Endpoint<Payload, Data> {
  return {
    ...defineRead(declaration.path),
    envelope: 'int0',
    dedupe: true,
    isIdempotent: false,
    needsSession: false,
    ...declaration,
  };
}

/** The payload that the app passes to a call. */
export type PayloadOf<E extends Endpoint> = InferInput<E['payload']>;
/** The envelope's data as the backend sends it: what the sandbox has to answer. */
export type WireOf<E extends Endpoint> = InferInput<E['data']>;
export type DomainOf<E extends Endpoint> = InferOutput<E['data']>;
