import { expect, it } from 'vitest';
import { combinedRefresh, isOutdated } from './refresh.ts';

const done = { kind: 'done' } as const;
const running = { kind: 'running' } as const;
const failedAt = (readAt: number | null) => ({ kind: 'failed', error: { kind: 'network' }, readAt }) as const;

it.each([
  [[], done],
  [[done, done], done],
  [[done, running], running],
  [[failedAt(5), running], running],
  [[failedAt(5), done], failedAt(5)],
  [[failedAt(5), failedAt(3)], failedAt(3)],
  [[failedAt(5), failedAt(null)], failedAt(null)],
])('%j come to %j', (reads, expected) => expect(combinedRefresh(reads)).toEqual(expected));

const manila = (time: string) => Date.parse(`${time}+08:00`);

it.each([
  ['2026-11-20T12:00:00', '2026-11-20T12:01:00', false],
  ['2026-11-20T12:00:00', '2026-11-20T12:01:01', true],
  ['2026-11-20T23:59:50', '2026-11-21T00:00:05', true],
  // A phone whose clock was set back.
  ['2026-11-20T12:00:00', '2026-11-20T11:59:59', true],
])('what was read at %s is outdated at %s: %s', (readAt, now, expected) => {
  expect(isOutdated(manila(readAt), manila(now))).toBe(expected);
});
