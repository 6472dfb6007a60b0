import { expect, it } from 'vitest';
import { openness } from './opening-hours.ts';

const weekdays = { days: 'Mo-Fr', opens: '08:00', closes: '18:00' };
const saturday = { days: 'Sa', opens: '09:00', closes: '13:00' };
const lines = [weekdays, saturday];
const manila = (text: string) => Date.parse(`${text}:00+08:00`);

it.each([
  ['Friday before noon', '2026-11-27T11:00', { isOpen: true, until: '18:00' }],
  ['the first minute', '2026-11-27T08:00', { isOpen: true, until: '18:00' }],
  ['the minute it closes', '2026-11-27T18:00', { isOpen: false, day: 'Sa', opens: '09:00' }],
  ['early on Friday', '2026-11-27T00:30', { isOpen: false, day: null, opens: '08:00' }],
  ['Saturday afternoon', '2026-11-28T16:00', { isOpen: false, day: 'Mo', opens: '08:00' }],
  ['Sunday', '2026-11-29T12:00', { isOpen: false, day: 'Mo', opens: '08:00' }],
])('by the clock of Manila: %s', (_, time, expected) => {
  expect(openness(manila(time), lines)).toEqual(expected);
});

it('closes for lunch, and is open on a range that passes the end of the week', () => {
  const lunch = [
    { ...weekdays, opens: '13:00' },
    { ...weekdays, closes: '12:00' },
  ];
  expect(openness(manila('2026-11-27T12:30'), lunch)).toEqual({ isOpen: false, day: null, opens: '13:00' });
  expect(openness(manila('2026-11-29T12:30'), [{ ...weekdays, days: 'Sa-Mo' }])).toMatchObject({ isOpen: true });
  expect(openness(manila('2026-11-27T19:00'), [{ ...weekdays, days: 'Fr' }])).toMatchObject({ day: 'Fr' });
  expect(openness(manila('2026-11-27T12:30'), [])).toBeNull();
});
