import { Window } from 'happy-dom';
import { expect, it, vi } from 'vitest';
import type { ReleaseWindow } from './follow-release.ts';
import { fakeStorage } from './testing/fake-window.ts';
import { watchRelease } from './waiting-release.ts';

it('reports that another release waits: to subscribers, and to later calls', async () => {
  const { document } = new Window();
  document.body.innerHTML = '<textarea>They called</textarea>';
  const events = new EventTarget();
  const window: ReleaseWindow = Object({
    document,
    sessionStorage: fakeStorage(),
    location: { reload: () => {} },
    addEventListener: events.addEventListener.bind(events),
  });
  const release = watchRelease(window, { release: 'a', deployed: () => Promise.resolve('b') });
  const [notified, left] = [vi.fn<() => void>(), vi.fn<() => void>()];
  release.subscribe(notified);
  release.subscribe(left)();
  expect(release.isWaiting()).toBe(false);
  events.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(notified).toHaveBeenCalledTimes(1));
  expect([release.isWaiting(), left.mock.calls]).toEqual([true, []]);
});
