// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { EarlyVisit } from '#shared/early-visit.ts';
import { createQueryClient } from '#shared/query-client.ts';
import { answerToTake, seed, takeOver } from './take-over.ts';

const now = 100_000;

function visit(parts: Partial<EarlyVisit> = {}, data?: unknown): EarlyVisit {
  const abort = vi.fn<() => void>();
  const asked = { url: '/order', body: '', sentAt: now - 6000, answer: new Promise<never>(() => undefined), abort };
  const painted = { endpoint: 'order', payload: {}, data, releaseTaps: () => undefined };
  return { asked, payload: {}, isTaken: false, painted, ...parts };
}

/** What a screen shows first, and whether it reads again. */
function open(early: EarlyVisit) {
  const queryClient = createQueryClient();
  const read = vi.fn(() => new Promise<string>(() => undefined));
  const settle = seed(queryClient, early, now);
  const observer = new QueryObserver(queryClient, { queryKey: ['order', {}], queryFn: read });
  const leave = observer.subscribe(() => undefined);
  const shown = observer.getCurrentResult().data;
  leave();
  return { shown, timesRead: read.mock.calls.length, settle, queryClient };
}

const old = [
  ['older than five seconds', { answeredAt: now - 5001 }],
  ['from a page that was hidden meanwhile', { answeredAt: now - 10, wasHidden: true }],
] as const;

test('a young answer is shown and not read again', () => {
  expect(open(visit({ answeredAt: now - 5000 }, 'early'))).toMatchObject({ shown: 'early', timesRead: 0 });
});

test.each(old)('an answer %s is shown, and read again', (_, age) => {
  expect(open(visit(age, 'early'))).toMatchObject({ shown: 'early', timesRead: 1 });
});

test('says when what is shown was read', () => {
  const { queryClient } = open(visit({ answeredAt: now - 4000 }, 'early'));
  expect(queryClient.getQueryState(['order', {}])?.dataUpdatedAt).toBe(now - 4000);
});

test('the client takes an answer that is under way, or young', () => {
  const pending = visit();
  expect(answerToTake(pending, now)).toBe(pending.asked);
  const young = visit({ answeredAt: now - 10 });
  expect(answerToTake(young, now)).toBe(young.asked);
});

test.each([...old, ['that is under way on a page that was hidden', { wasHidden: true }] as const])(
  'the client does not take an answer %s',
  (_, age) => {
    const early = visit(age);
    expect(answerToTake(early, now)).toBeUndefined();
    expect(early.asked.abort).toHaveBeenCalledOnce();
  },
);

test('the client does not take what has been painted', () => {
  expect(answerToTake(visit({ answeredAt: now }, 'early'), now)).toBeUndefined();
});

test('taking over ends the painting, and takes the notice of a late app away', () => {
  document.body.innerHTML = '<div class="unloaded"></div>';
  const early = visit();
  expect(takeOver({ document, peaceEarly: early })).toBe(early.painted);
  expect(early.isTaken).toBe(true);
  expect(document.querySelector('.unloaded')?.hasAttribute('hidden')).toBe(true);
  expect(takeOver({ document, peaceEarly: undefined })).toBeNull();
});
