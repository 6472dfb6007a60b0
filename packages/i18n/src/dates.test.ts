import { describe, expect, it } from 'vitest';
import { longDayText, clockText, shortDayText, dayAndTimeText, dayText, monthNames, weekdaysText } from './dates.ts';

describe('a day', () => {
  it('is written as people say it, and stays as specified in the original wording', () => {
    expect(dayText('2026-11-27', 'en')).toBe('Fri, Nov 27, 2026');
    expect(dayText('2026-11-27', 'fil')).toBe('Biyernes, Nob 27, 2026');
    expect(dayText('2026-03-03', 'fil')).toBe('Martes, Mar 3, 2026');
    expect(dayText('2026-11-27', 'original')).toBe('2026-11-27');
  });

  it('is short in a row, with its year where that is another one', () => {
    expect(shortDayText('2026-11-27', 'en', '2026-11-20')).toBe('Nov\u00a027');
    expect(shortDayText('2027-01-04', 'fil', '2026-11-20')).toBe('Ene\u00a04,\u00a02027');
    expect(shortDayText('2026-11-27', 'en', null)).toBe('Nov\u00a027,\u00a02026');
    expect(shortDayText('2026-11-27', 'original', '2026-11-20')).toBe('2026-11-27');
  });

  it('that is none is left as it came', () => {
    for (const text of ['', '—', 'next week', '27/11/2026']) expect(dayText(text, 'en')).toBe(text);
  });
});

it('a time of day goes by twelve hours', () => {
  expect(['00:05:00', '09:30:59', '12:00', '23:59'].map(clockText)).toEqual([
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '11:59 PM',
  ]);
});

it('a day and its time are together', () => {
  expect(dayAndTimeText('2026-11-27', '15:05:00', 'en')).toBe('Fri, Nov 27, 2026, 3:05 PM');
  expect(dayAndTimeText('2026-11-27', '15:05:00', 'original')).toBe('2026-11-27 15:05:00');
});

it('weekdays are named in the language', () => {
  expect(weekdaysText('Mo-Fr', 'original')).toBe('Mon–Fri');
  expect(weekdaysText('Mo-Sa', 'fil')).toBe('Lunes–Sabado');
  expect(weekdaysText('holidays', 'en')).toBe('holidays');
});

it('a day of birth has no weekday', () => {
  expect(longDayText('1990-02-03', 'en')).toBe('February 3, 1990');
  expect(longDayText('1990-02-03', 'fil')).toBe('Pebrero 3, 1990');
  expect(longDayText('1990-02-03', 'original')).toBe('1990-02-03');
  expect(longDayText('—', 'en')).toBe('—');
  expect(monthNames('original')).toHaveLength(12);
});
