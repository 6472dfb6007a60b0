import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankCardGrouping,
  digitsOnly,
  groupDigits,
  type Grouping,
  phoneGrouping,
  plainDigits,
  ungroup,
} from './grouped-digits.ts';
import { regroup } from './regroup.ts';

/** `'123| 45'` as an edit with the caret at the bar. */
function edit(marked: string, grouping: Grouping, forward = false): string {
  const caret = marked.indexOf('|');
  const result = regroup({ raw: marked.replace('|', ''), caret, forward }, grouping);
  return `${result.value.slice(0, result.caret)}|${result.value.slice(result.caret)}`;
}

describe('groupDigits', () => {
  it.each([
    ['', phoneGrouping, ''],
    ['091', phoneGrouping, '091'],
    ['0917', phoneGrouping, '091 7'],
    ['09171234567', phoneGrouping, '091 7123 4567'],
    ['0917-123-45678', phoneGrouping, '091 7123 4567 8'],
    ['4111111111111111', bankCardGrouping, '4111 1111 1111 1111'],
    ['6222021234567890123', bankCardGrouping, '6222 0212 3456 7890 123'],
    ['12ab34', plainDigits, '1234'],
  ])('shows %j grouped', (digits, grouping, shown) => {
    expect(groupDigits(digits, grouping)).toBe(shown);
  });

  it('is undone by ungroup', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789') }), (digits) => {
        expect(ungroup(groupDigits(digits, bankCardGrouping))).toBe(digits);
      }),
    );
  });
});

describe('regroup', () => {
  it.each([
    ['typing at the end', '0917|', '091 7|'],
    ['typing the last digit of a group', '091|', '091|'],
    ['typing in the middle', '0915|7 1234', '091 5|712 34'],
    ['typing right after a space', '091 5|7123', '091 5|712 3'],
    ['typing a letter', '091a| 7', '091| 7'],
    ['typing a letter after a space', '091 a|7', '091 |7'],
    ['pasting a written number', '+63 917-123|', '639 1712 3|'],
    ['Backspace over a digit', '091 7|123', '091 7|123'],
    ['Backspace over the first digit of a group', '091 |1234', '091 |1234'],
    ['Backspace over a space', '091|7123', '091| 7123'],
    ['deleting everything', '|', '|'],
    ['Backspace at the end of a group of one', '091 |', '091|'],
    ['a caret at the beginning', '|091 7', '|091 7'],
  ])('%s', (_, raw, result) => {
    expect(edit(raw, phoneGrouping)).toBe(result);
  });

  it('Delete before a space moves across it', () => {
    expect(edit('091|7123', phoneGrouping, true)).toBe('091 |7123');
  });

  it('a digit too many stays where it was typed, and so do the ones behind it', () => {
    expect(edit('0915| 7123 4567', phoneGrouping)).toBe('091 5|712 3456 7');
    expect(edit('091 7123 45678|', phoneGrouping)).toBe('091 7123 4567 8|');
  });
});

/** One thing a person does to the input: put the caret somewhere, select something, and type, paste or delete. */
const action = fc.record({
  at: fc.nat(30),
  selected: fc.nat(6),
  kind: fc.constantFrom('type', 'paste', 'backspace', 'delete'),
  text: fc.string({ unit: fc.constantFrom(...'0123456789 -x'), maxLength: 14 }),
});

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** What the browser makes of the action, before we regroup. */
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
