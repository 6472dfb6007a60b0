import { expect, it } from 'vitest';
import { combinedRefresh } from './refresh.ts';

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
