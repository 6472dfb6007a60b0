import { readAnswer } from '@peace/api-client/read-answer';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { earlyScreens, type readEarly } from './testing/early-markup.ts';
import { earlyModules } from './testing/early-modules.ts';

// The painter reads an answer by what stands for valibot: it has to accept and make the same of any answer.

let early: typeof readEarly;
beforeAll(async () => {
  ({ readEarly: early } = await earlyModules());
}, 60_000);

const anything = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', '0', '1', 0, 1, -1, 1.5, 2 ** 53, true, false, [], {}, [null]),
  fc.constantFrom<unknown>(' 7 ', '1,234.50', '2026-11-30', 'https://img.test/a.png', 'javascript:1', {
    0: 'a',
    2: 'b',
  }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The value with something else in one place of it, or without that place. */
function mangled(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value) && value.length > 0) {
    const first: unknown = value[0];
    return fc.oneof(
      anything,
      mangled(first).map((item) => [item]),
      mangled(first).map((item) => [first, item]),
    );
  }
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return anything;
  const fields: Record<string, unknown> = { ...value };
  const name = fc.constantFrom(...Object.keys(fields));
  const other = name.chain((key) => mangled(fields[key]).map((item) => ({ ...fields, [key]: item })));
  const without = name.map((key) => Object.fromEntries(Object.entries(fields).filter(([each]) => each !== key)));
  return fc.oneof(
    { weight: 1, arbitrary: anything },
    { weight: 3, arbitrary: without },
    { weight: 8, arbitrary: other },
  );
}

const codes = { flag: 0, int0: 0, str0: '0', str00: '00', none: 0 };

const endpoints = new Map(
  earlyScreens.flatMap(({ path, endpoint }) => (endpoint ? [[endpoint.name, { path, endpoint }] as const] : [])),
);

describe.each([...endpoints])('%s', (name, { path, endpoint }) => {
  const wire = endpointExamples[name]?.wire;
  const code = codes[endpoint.envelope];
  const answer = (data: unknown) => ({
    status: 200,
    body: JSON.stringify({ code, success: true, message: 'fine', data }),
  });

  test('an example is read as valibot reads it', () => {
    const read = readAnswer(endpoint, answer(wire));
    expect(read.kind).toBe('ok');
    expect(early(path, answer(wire))).toEqual(read);
  });

  test('so is any other answer, and refused where valibot refuses it', () => {
    const kinds = new Set<string>();
    const holds = (data: unknown) => {
      const read = readAnswer(endpoint, answer(data));
      kinds.add(read.kind);
      const painted = early(path, answer(data));
      if (read.kind === 'ok') expect(painted).toEqual(read);
      else expect(painted.kind).toBe('failed');
    };
    fc.assert(fc.property(mangled(wire), holds), { numRuns: 1000 });
    expect([...kinds].sort()).toEqual(['failed', 'ok']);
  });
});
