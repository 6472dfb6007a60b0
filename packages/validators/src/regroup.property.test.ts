import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankCardGrouping, digitsOnly, groupDigits, phoneGrouping } from './grouped-digits.ts';
import { regroup } from './regroup.ts';

/** One thing a person does to the input: put the caret somewhere, select something, and type, paste or delete. */
const action = fc.record({
  at: fc.nat(30),
  selected: fc.nat(6),
  kind: fc.constantFrom('type', 'paste', 'backspace', 'delete'),
  text: fc.string({ unit: fc.constantFrom(...'0123456789 -x７٣\u200b'), maxLength: 14 }),
});

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Applies the action as the browser does, before we regroup. */
function browserEdit(value: string, { at, selected, kind, text }: Action) {
  const start = Math.min(at, value.length);
  const end = Math.min(start + selected, value.length);
  if (kind === 'type' || kind === 'paste') {
    const inserted = kind === 'type' ? text.slice(0, 1) : text;
    return { raw: value.slice(0, start) + inserted + value.slice(end), caret: start + inserted.length, forward: false };
  }
  const isForward = kind === 'delete';
  const from = start === end && !isForward ? Math.max(0, start - 1) : start;
  const to = start === end && isForward ? Math.min(value.length, end + 1) : end;
  return { raw: value.slice(0, from) + value.slice(to), caret: from, forward: isForward };
}

describe('regroup, for any sequence of edits', () => {
  it.each([
    ['phone', phoneGrouping],
    ['bank card', bankCardGrouping],
  ])('%s: digits in are digits out, and the caret stays after the same number of them', (_, grouping) => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        let value = '';
        for (const step of actions) {
          const raw = browserEdit(value, step);
          const next = regroup(raw, grouping);
          expect(digitsOnly(next.value)).toBe(digitsOnly(raw.raw));
          expect(next.value).toBe(groupDigits(next.value, grouping));
          expect(digitsOnly(next.value.slice(0, next.caret))).toBe(digitsOnly(raw.raw.slice(0, raw.caret)));
          expect(next.caret).toBeLessThanOrEqual(next.value.length);
          value = next.value;
        }
      }),
    );
  });

  it.each([
    ['Backspace', 'backspace'],
    ['Delete', 'delete'],
  ] as const)('%s held down empties the input: it never gets stuck at a space', (_, kind) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 11 }), (digits) => {
        let value = groupDigits(digits, phoneGrouping);
        let caret = kind === 'delete' ? 0 : value.length;
        for (let presses = 0; presses < 13; presses += 1) {
          const raw = browserEdit(value, { at: caret, selected: 0, kind, text: '' });
          ({ value, caret } = regroup(raw, phoneGrouping));
        }
        expect(value).toBe('');
      }),
    );
  });
});
