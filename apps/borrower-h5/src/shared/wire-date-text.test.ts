import { expect, it } from 'vitest';
import { instantText, wireDateText } from './wire-date-text.ts';

it.each([
  ['2026-11-27', 'Fri, 27 Nov 2026'],
  ['2026-11-27 15:05:00', 'Fri, 27 Nov 2026, 3:05 PM'],
  ['1795708800', 'Fri, 27 Nov 2026'],
  ['after payday', 'after payday'],
  ['', ''],
])('%s is said as %s', (wire, said) => {
  expect(wireDateText(wire, 'en')).toBe(said);
});

it('stays as it came in the original wording', () => {
  expect(wireDateText('2026-11-27 15:05:00', 'original')).toBe('2026-11-27 15:05:00');
});

it('an instant has its time in Manila', () => {
  expect(instantText(Date.parse('2026-11-27T07:05:00Z'), 'fil')).toBe('Biy, 27 Nob 2026, 3:05 PM');
  expect(instantText(Date.parse('2026-11-27T07:05:00Z'), 'original')).toBe('2026-11-27 15:05:00');
});
