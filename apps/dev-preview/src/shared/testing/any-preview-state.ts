import { messageNames } from '@peace/bridge/protocol';
import { FAULT_KINDS } from '@peace/sandbox/client';
import fc from 'fast-check';
import { deviceNames, languages, tabNames, textSizes, themes } from '#shared/choices.ts';
import { fieldNames } from '#shared/fields.ts';
import type { PreviewState } from '#shared/preview-address.ts';

const count = fc.integer({ min: 1, max: 99_999 });
const fault = fc.record(
  { endpoint: fc.string(), kind: fc.constantFrom(...FAULT_KINDS), times: count, ms: count, applied: fc.boolean() },
  { requiredKeys: ['endpoint', 'kind'], noNullPrototype: true },
);

export const anyState: fc.Arbitrary<PreviewState> = fc.record({
  settings: fc.record({
    tab: fc.constantFrom(...tabNames),
    language: fc.constantFrom(...languages),
    theme: fc.constantFrom(...themes),
    textSize: fc.constantFrom(...textSizes),
    device: fc.constantFrom(...deviceNames),
    hasEdges: fc.boolean(),
    hasConsole: fc.boolean(),
    isShellThere: fc.boolean(),
    handlers: fc.dictionary(fc.constantFrom(...messageNames), fc.constantFrom('missing', 'slow', 'refuses'), {
      noNullPrototype: true,
    }),
  }),
  place: fc.constantFrom(
    undefined,
    '/order',
    '/loanDetail?productId=1&orderId=%26',
    '/promotion?id=1#/downloadTemplate',
  ),
  fields: fc.dictionary(fc.constantFrom(...fieldNames), fc.string(), { noNullPrototype: true }),
  arrangement: fc.record({
    scenario: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    clockMinutes: fc.integer({ min: -9_999_999, max: 9_999_999 }),
    latencyMs: fc.nat(99_999),
    endpointLatencyMs: fc.dictionary(fc.constantFrom('getOrder', 'createPayLink'), fc.nat(99_999), {
      noNullPrototype: true,
    }),
    isIdempotencyHonoured: fc.boolean(),
    settlesAfterMs: fc.nat(99_999_999),
    faults: fc.array(fault, { maxLength: 3 }),
  }),
});
