import fc from 'fast-check';
import { object, parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordingDroppedFields } from '../unreadable-values.ts';
import { list, mainList, strictList } from './lists.ts';
import { id, text } from './wire-values.ts';

const item = object({ number: id, name: text });
const good = { number: '7', name: 'Wallet' };
const unreadable = fc.oneof(
  fc.constant(null),
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.record({ name: fc.string() }),
);

// hostile-lists.test.ts shows the empty and unreadable values of each list in the contract.
describe('a list', () => {
  it.each(['', {}, [], null, undefined])('is empty where %j was sent, which is nothing to report', (wire) => {
    expect(recordingDroppedFields(() => parse(list(item), wire))).toEqual({ value: [], droppedFields: [] });
  });

  it('with gaps is in the order of its numbers, as PHP sends it', () => {
    const names = fc.uniqueArray(fc.nat(), { minLength: 1 });
    fc.assert(
      fc.property(names, (numbers) => {
        const wire = Object.fromEntries(numbers.map((number) => [number, { ...good, name: String(number) }]));
        const inOrder = [...numbers].sort((a, b) => a - b).map((number) => ({ ...good, name: String(number) }));
        expect(parse(list(item), wire)).toEqual(inOrder);
      }),
    );
  });

  it('keeps what can be read, in its order, and reports how much it dropped', () => {
    const entry = fc.oneof(fc.record({ number: fc.stringMatching(/^[a-z]+$/), name: fc.string() }), unreadable);
    fc.assert(
      fc.property(fc.array(entry), (wire) => {
        const kept = wire.filter((one) => safeParse(item, one).success);
        const { value, droppedFields } = recordingDroppedFields(() => parse(list(item), wire));
        expect(value).toEqual(kept.map((one) => parse(item, one)));
        expect(droppedFields).toHaveLength(wire.length - kept.length);
      }),
    );
  });

  it('says what and where in a developer’s words, without the value', () => {
    const { droppedFields } = recordingDroppedFields(() => parse(list(item), [good, { name: 'Ana Reyes' }]));
    expect(droppedFields).toEqual(['entry 1 of a list: number should be "number" and is undefined']);
  });

  it('is empty and reported if it is of another type', () => {
    expect(recordingDroppedFields(() => parse(list(item), 'none'))).toEqual({
      value: [],
      droppedFields: ['what should be a list and is string'],
    });
  });
});

it.each([good, { 0: good, name: 'Wallet' }, { 0: good, 1: null }])('a strict list is not read from %j', (wire) => {
  expect(safeParse(strictList(item), wire).success).toBe(false);
});

it('a main list keeps what can be read, and fails where nothing can: dropped is not none', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(good), unreadable), { minLength: 1 }), (wire) => {
      const kept = wire.filter((entry) => entry === good);
      const result = safeParse(mainList(item), wire);
      expect(result.success).toBe(kept.length > 0);
      if (result.success) expect(result.output).toEqual(kept);
    }),
  );
});
