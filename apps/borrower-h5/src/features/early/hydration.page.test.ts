import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { EarlyVisit } from './early-visit.ts';
import { createQueryClient } from '#app/query-client.ts';
import { reusableResponses, seed, beginHydration } from './hydration.ts';

const now = 100_000;

function visit(parts: Partial<EarlyVisit> = {}, data?: unknown): EarlyVisit {
  const abort = vi.fn<() => void>();
  const request = { url: '/order', body: '', sentAt: now - 6000, response: new Promise<never>(() => undefined), abort };
  const reads = data === undefined ? [] : [{ endpoint: 'order', data }];
  const painted = { endpoint: 'order', needsSession: true, payload: {}, reads, replayTap: () => undefined };
  return { requests: [request], payload: {}, isHydrating: false, painted, ask: () => request, ...parts };
}

/** Returns the data that a screen shows first, and whether it reads again. */
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
  ['older than five seconds', { respondedAt: now - 5001 }],
  ['from a page that was hidden meanwhile', { respondedAt: now - 10, wasHidden: true }],
] as const;

test('a response of at most 5 s is shown and not fetched again', () => {
  expect(open(visit({ respondedAt: now - 5000 }, 'early'))).toMatchObject({ shown: 'early', timesRead: 0 });
});

test.each(old)('a response %s is shown, and read again', (_, age) => {
  expect(open(visit(age, 'early'))).toMatchObject({ shown: 'early', timesRead: 1 });
});

test('the app says when what is shown was read', () => {
  const { queryClient } = open(visit({ respondedAt: now - 4000 }, 'early'));
  expect(queryClient.getQueryState(['order', {}])?.dataUpdatedAt).toBe(now - 4000);
});

test('the client uses a response that is pending, or young', () => {
  const pending = visit();
  expect(reusableResponses(pending, now)).toEqual(pending.requests);
  const young = visit({ respondedAt: now - 10 });
  expect(reusableResponses(young, now)).toEqual(young.requests);
});

test.each([...old, ['that is under way on a page that was hidden', { wasHidden: true }] as const])(
  'the client does not use a response %s',
  (_, age) => {
    const early = visit(age);
    expect(reusableResponses(early, now)).toEqual([]);
    expect(early.requests[0]?.abort).toHaveBeenCalledOnce();
  },
);

test('the client does not use what has been painted, but what was asked beside it', () => {
  const early = visit({ respondedAt: now }, 'early');
  expect(reusableResponses(early, now)).toEqual([]);
  const second = early.ask({ method: 'GET', path: '/due', body: 'form', effect: 'read' });
  early.requests.push(second);
  const next = early.ask({ method: 'GET', path: '/next', body: 'form', effect: 'read' });
  early.next = [next];
  expect(reusableResponses(early, now)).toEqual([second, next]);
});

test('hydration ends the painting, and hides the notice of a late app', () => {
  document.body.innerHTML = '<div class="unloaded"></div>';
  const early = visit();
  expect(beginHydration({ document, peaceEarly: early })).toBe(early.painted);
  expect(early.isHydrating).toBe(true);
  expect(document.querySelector('.unloaded')?.hasAttribute('hidden')).toBe(true);
  expect(beginHydration({ document, peaceEarly: undefined })).toBeNull();
});
