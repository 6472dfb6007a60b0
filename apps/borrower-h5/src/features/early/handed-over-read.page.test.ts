import type { EarlyResponse } from '@peace/api-client/early-response';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropHandedOver, handOver, takeHandedOver } from './handed-over-read.ts';

const due: EarlyResponse = {
  url: '/peace/due?sessionId=S1',
  body: 'orderId=8174',
  sentAt: 0,
  response: Promise.resolve({ status: 200, body: '{"code":0}', serverTime: 1_000_000 }),
  abort: () => undefined,
};

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));

test('the next document gets the read once, with the time at which it came', async () => {
  await handOver(window, due);
  const taken = takeHandedOver(window, 1_005_000);
  expect(taken).toMatchObject({ url: due.url, body: due.body, receivedAt: 1_000_000 });
  expect(await taken?.response).toEqual({ status: 200, body: '{"code":0}', serverTime: 1_000_000 });
  expect(takeHandedOver(window, 1_005_000)).toBeUndefined();
});

test.each([
  ['older than 5 s', 1_005_001],
  ['of a time that is still to come', 999_999],
])('a read %s is not taken, and is gone', async (_, now) => {
  await handOver(window, due);
  expect(takeHandedOver(window, now)).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('a write drops the read; so do 5 s', async () => {
  await handOver(window, due);
  dropHandedOver(window);
  expect(takeHandedOver(window, 1_000_000)).toBeUndefined();
  await handOver(window, due);
  vi.advanceTimersByTime(5000);
  expect(sessionStorage).toHaveLength(0);
});

test('damaged content is no read', () => {
  for (const value of ['null', '"text"', '{"receivedAt":"now"}']) {
    sessionStorage.setItem('peace:handed-over-read', `{"version":1,"value":${value}}`);
    expect(takeHandedOver(window, 1_000_000)).toBeUndefined();
  }
});
