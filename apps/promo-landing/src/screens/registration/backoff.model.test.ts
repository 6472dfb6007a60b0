import { expect, it } from 'vitest';
import { afterRefusal, type Backoff } from './backoff.model.ts';

it('lets two codes be wrong, then waits longer each time, up to a minute', () => {
  let backoff: Backoff | null = null;
  const waits: number[] = [];
  for (let refusal = 0; refusal < 7; refusal += 1) {
    backoff = afterRefusal(backoff, 1000);
    waits.push((backoff.until - 1000) / 1000);
  }
  expect(waits).toEqual([0, 0, 10, 30, 60, 60, 60]);
});
