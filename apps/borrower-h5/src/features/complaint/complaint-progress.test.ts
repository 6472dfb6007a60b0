import { parseWireDate } from '@peace/money-date';
import { describe, expect, it } from 'vitest';
import { aProblem } from './testing/a-problem.ts';
import { filedAtOf, progressOf } from './complaint-progress.ts';
import { replyDay } from './paid-report.ts';

const at = (text: string) => parseWireDate(text) ?? Number.NaN;

describe('replyDay', () => {
  it.each([
    ['2026-11-16 09:00', '2026-11-19'],
    ['2026-11-18 09:00', '2026-11-23'],
    ['2026-11-20 23:59', '2026-11-25'],
    ['2026-11-21 00:00', '2026-11-25'],
    ['2026-11-22 12:00', '2026-11-25'],
  ])('three weekdays after %s are %s', (filed, day) => {
    expect(replyDay(at(filed))).toBe(day);
  });
});

describe('progressOf', () => {
  const filedAt = '2026-11-18 09:00:00';

  it('is being processed until the day of the promise is over', () => {
    expect(progressOf(aProblem(), filedAt, at('2026-11-23 23:59'))).toEqual({
      kind: 'processing',
      filedAt,
      replyBy: '2026-11-23',
      isLate: false,
    });
  });

  it('is late after it', () => {
    expect(progressOf(aProblem(), filedAt, at('2026-11-24 00:00')).isLate).toBe(true);
  });

  it.each(['', 'yesterday'])('promises no day when it was filed at %j', (unreadable) => {
    const progress = progressOf(aProblem(), unreadable, at('2026-12-24'));
    expect(progress).toEqual({ kind: 'processing', filedAt: unreadable, replyBy: null, isLate: false });
  });

  it.each([{ answer: 'Sorry' }, { answerImages: ['/1.jpg'] }])('is answered by %j', (answer) => {
    expect(progressOf(aProblem(answer), filedAt, at('2026-12-24'))).toEqual({
      kind: 'answered',
      filedAt,
      replyBy: null,
      isLate: false,
    });
  });

  it('is not answered by spaces', () => {
    expect(progressOf(aProblem({ answer: ' ' }), filedAt, at(filedAt)).kind).toBe('processing');
  });
});

it('the list says when a complaint was filed', () => {
  const tabs = [
    { title: 'A', entries: [] },
    { title: 'B', entries: [{ id: '5', time: '2026-11-18', type: '', content: '' }] },
  ];
  expect(filedAtOf(tabs, '5')).toBe('2026-11-18');
  expect(filedAtOf(tabs, '6')).toBe('');
});
