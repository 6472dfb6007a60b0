import { faultSchema, type Fault } from '@peace/sandbox/client';
import { parse, type GenericSchema } from 'valibot';

/** How the sandbox is set up. */
export interface Arrangement {
  readonly scenario: string | undefined;
  /** How far its clock is ahead of this device's, in minutes. */
  readonly clockMinutes: number;
  readonly latencyMs: number;
  readonly endpointLatencyMs: Readonly<Record<string, number>>;
  /** False: a backend that ignores `Idempotency-Key`. */
  readonly isIdempotencyHonoured: boolean;
  readonly faults: readonly Fault[];
  /** How long the lender takes to learn of a payment. */
  readonly settlesAfterMs: number;
}

/** A sandbox as it comes up. */
export const plainArrangement: Arrangement = {
  scenario: undefined,
  clockMinutes: 0,
  latencyMs: 0,
  endpointLatencyMs: {},
  isIdempotencyHonoured: true,
  faults: [],
  settlesAfterMs: 0,
};

const prefix = 'latency.';

/** Adds what is not as it starts to an address's parameters. */
export function writeArrangement(params: URLSearchParams, arrangement: Arrangement): void {
  const { scenario, clockMinutes, latencyMs, endpointLatencyMs, isIdempotencyHonoured, faults, settlesAfterMs } =
    arrangement;
  if (scenario !== undefined && scenario !== '') params.append('scenario', scenario);
  if (clockMinutes !== 0) params.append('clock', String(clockMinutes));
  if (latencyMs !== 0) params.append('latency', String(latencyMs));
  for (const [endpoint, ms] of Object.entries(endpointLatencyMs)) params.append(`${prefix}${endpoint}`, String(ms));
  if (!isIdempotencyHonoured) params.append('keys', 'ignored');
  if (settlesAfterMs !== 0) params.append('settles', String(settlesAfterMs));
  for (const fault of faults) params.append('fault', JSON.stringify(fault));
}

/** Reads the sandbox's settings from an address. Missing and invalid ones have their defaults. */
export function readArrangement(params: URLSearchParams): Arrangement {
  const own = [...params].flatMap(([name, value]): [string, number][] =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), milliseconds(value)]] : [],
  );
  return {
    scenario: params.get('scenario') ?? undefined,
    clockMinutes: integer(params.get('clock')),
    latencyMs: milliseconds(params.get('latency')),
    endpointLatencyMs: Object.fromEntries(own),
    settlesAfterMs: milliseconds(params.get('settles')),
    isIdempotencyHonoured: params.get('keys') !== 'ignored',
    faults: params.getAll('fault').flatMap((text) => parsed(faultSchema, text)),
  };
}

/** A parameter's JSON, checked; empty where it is something else. */
function parsed<Output>(schema: GenericSchema<unknown, Output>, text: string): Output[] {
  try {
    return [parse(schema, JSON.parse(text))];
  } catch {
    return [];
  }
}

const integer = (text: string | null) => (/^-?\d{1,10}$/.test(text ?? '') ? Number(text) : 0);
const milliseconds = (text: string | null) => Math.max(0, integer(text));
