import { messageNames } from '@peace/bridge/protocol';
import { FAULT_KINDS } from '@peace/sandbox/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainArrangement } from './arrangement.ts';
import { deviceNames, languages, motions, seconds, tabNames, textSizes, themes } from './choices.ts';
import { fieldNames } from './fields.ts';
import { initialSettings, readAddress, writeAddress } from './preview-address.ts';
import type { PreviewState } from './preview-address.ts';

const initial: PreviewState = {
  settings: initialSettings,
  place: undefined,
  fields: {},
  arrangement: plainArrangement,
  snapshot: undefined,
};

const count = fc.integer({ min: 1, max: 99_999 });
const fault = fc.record(
  { endpoint: fc.string(), kind: fc.constantFrom(...FAULT_KINDS), times: count, ms: count, applied: fc.boolean() },
  { requiredKeys: ['endpoint', 'kind'], noNullPrototype: true },
);

const anyState: fc.Arbitrary<PreviewState> = fc.record({
  settings: fc.record({
    tab: fc.constantFrom(...tabNames),
    language: fc.constantFrom(...languages),
    theme: fc.constantFrom(...themes),
    textSize: fc.constantFrom(...textSizes),
    motion: fc.constantFrom(...motions),
    device: fc.constantFrom(...deviceNames),
    hasEdges: fc.boolean(),
    second: fc.constantFrom(...seconds),
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
  snapshot: fc.constant(undefined),
});

describe('a shared address', () => {
  it('brings back every state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readAddress(writeAddress(state))).toEqual(state);
      }),
    );
  });

  it('says nothing about what is as it starts', () => {
    expect(writeAddress(initial)).toBe('#');
    expect(readAddress('')).toEqual(initial);
  });

  it('can be read by a person', () => {
    const hash = writeAddress({
      ...initial,
      place: '/order',
      settings: {
        ...initialSettings,
        theme: 'dark',
        hasConsole: true,
        handlers: { goHome: 'missing', callTelephone: 'missing' },
      },
      arrangement: { ...plainArrangement, scenario: 'status-174', clockMinutes: 1440 },
    });
    expect(decodeURIComponent(hash)).toBe(
      '#at=/order&theme=dark&console=open&missing=goHome,callTelephone&scenario=status-174&clock=1440',
    );
  });

  it('never breaks, and never leads out of the apps', () => {
    fc.assert(fc.property(fc.string(), (text) => void readAddress(`#${text}`)));
    const state = readAddress(
      '#at=https://elsewhere.test&theme=pink&missing=fly&clock=soon&latency=-5&fault={"endpoint":1}&fault=x&field.nobody=1',
    );
    expect(state).toEqual(initial);
  });
});
