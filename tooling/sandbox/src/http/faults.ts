import {
  boolean,
  integer,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  type InferOutput,
} from 'valibot';

/** The failures that a call can have. */
export const FAULT_KINDS = [
  /** A server's error page with that status. 401: the session ended. */
  'http500',
  'http404',
  'http401',
  /** HTTP 200 with a page where JSON should be: a captive portal or a gateway. */
  'html',
  /** HTTP 200 without a body. */
  'empty',
  /** The right response, cut off in the middle. */
  'truncated',
  /** HTTP 200 with the JSON value `null`. */
  'null',
  /** A good envelope whose data is `null`. */
  'nullData',
  /** The right response with its success code in another type (`0` as `'0'`, `'00'` as `0`, `true` as `'true'`). */
  'wrongCodeType',
  /** Success, but texts and numbers of the data are objects and lists are texts. */
  'wrongTypes',
  /** Success, but the data is an empty object. */
  'missingFields',
  /** The right response with 10 MB of padding beside it. */
  'huge',
  /** The right response with markup in every text and an unsafe address in every link, as far as the client reads them. */
  'hostile',
  /** The envelope's failure with a server message. */
  'rejected',
  /** The connection is destroyed. */
  'drop',
  /** No response until the client gives up. */
  'hang',
  /** The right response, late: `ms`, 5000 when not given. */
  'slow',
] as const;

/** One of the things that can go wrong. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A developer's tools for one call; a backend does not fail this way, so no screen is tested under them. */
export const MANUAL_KINDS = [
  /** Waits before the work until it is released. */
  'hold',
  /** The work is done, and `body` answered instead. */
  'override',
] as const;

export type StrikeKind = FaultKind | (typeof MANUAL_KINDS)[number];

/** Whether a response with this fault is still one that the backend's description allows: late, large, hostile or a refusal. */
export function keepsTheContract(kind: StrikeKind): boolean {
  return kind === 'hold' || kind === 'slow' || kind === 'huge' || kind === 'hostile' || kind === 'rejected';
}

/** A duration on the wire. */
export const milliseconds = pipe(number(), integer(), minValue(0));

export const faultSchema = object({
  /** A declared endpoint's name, `*` for each of them, `*keyed` for each that carries an `Idempotency-Key`. */
  endpoint: string(),
  kind: picklist([...FAULT_KINDS, ...MANUAL_KINDS]),
  /** How many calls it strikes; every one when absent. */
  times: optional(pipe(number(), integer(), minValue(1))),
  /** Delay of `slow`. */
  ms: optional(milliseconds),
  /** The text that `override` answers, as JSON. */
  body: optional(string()),
  /**
   * The backend executes the request before the response is corrupted: a lost response to a payment is dangerous for this reason.
   * Always the case for faults that alter a correct response.
   */
  applied: optional(boolean()),
});

export type Fault = Readonly<InferOutput<typeof faultSchema>>;

export function createFaults() {
  let faults: Fault[] = [];
  return {
    add: (fault: Fault) => {
      faults.push(fault);
    },
    /** The fault that strikes this call, counted down; one for the endpoint itself goes first, one for all last. */
    take: (endpointName: string, isIdempotent = false): Fault | undefined => {
      const names = [endpointName, ...(isIdempotent ? ['*keyed'] : []), '*'];
      const struck = names.map((name) => faults.find(({ endpoint }) => endpoint === name)).find(Boolean);
      if (struck?.times !== undefined) {
        faults = faults.flatMap((fault) => (fault === struck ? countedDown(fault) : [fault]));
      }
      return struck;
    },
    list: (): readonly Fault[] => faults,
    clear: (endpointName?: string) => {
      faults = endpointName === undefined ? [] : faults.filter(({ endpoint }) => endpoint !== endpointName);
    },
  };
}

function countedDown(fault: Fault): Fault[] {
  const left = (fault.times ?? 0) - 1;
  return left > 0 ? [{ ...fault, times: left }] : [];
}
