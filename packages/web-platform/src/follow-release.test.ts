import { Window } from 'happy-dom';
import { expect, it, vi } from 'vitest';
import { followRelease, orReload, type ReleaseOptions, type ReleaseWindow } from './follow-release.ts';
import { fakeStorage } from './testing/fake-window.ts';

const blocked = () => {
  throw new DOMException('no', 'SecurityError');
};

/** A page of release `a` with some markup; `lose` is a file of it that is gone. */
function aPage(body: string, options: Partial<ReleaseOptions> = {}, sessionStorage = fakeStorage()) {
  const page = new Window();
  const { document } = page;
  document.body.innerHTML = body;
  const events = new EventTarget();
  const reload = vi.fn<() => void>();
  const window: ReleaseWindow = Object({
    document,
    sessionStorage,
    location: { reload },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  const onWaiting = vi.fn<() => void>();
  const deployed = vi.fn(() => Promise.resolve<string | null>('b'));
  const releaseOptions = { release: 'a', deployed, onWaiting, ...options };
  const stop = followRelease(window, releaseOptions);
  const lose = async () => {
    events.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const failSheet = () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    document.head.append(link);
    link.dispatchEvent(new page.Event('error'));
  };
  const load = <Code>(loading: Promise<Code>) => orReload(loading, window, releaseOptions);
  return { lose, load, failSheet, stop, reload, onWaiting, deployed };
}

it('followRelease goes on with the release that is deployed, once', async () => {
  const storage = fakeStorage();
  const first = aPage('<input type="radio" value="1"><input type="range" value="10000">', {}, storage);
  await first.lose();
  expect(first.reload).toHaveBeenCalledTimes(1);
  const again = aPage('', {}, storage);
  await again.lose();
  expect(again.reload).not.toHaveBeenCalled();
  expect(again.onWaiting).toHaveBeenCalledTimes(1);
});

it.each([
  ['the same release', 'a'],
  ['a release that is not known', null],
])('followRelease does nothing for %s', async (_name, release) => {
  const page = aPage('', { deployed: () => Promise.resolve(release) });
  await page.lose();
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.onWaiting).not.toHaveBeenCalled();
});

it.each(['<textarea>They called</textarea>', '<form><input value="0917"></form>'])(
  'keeps what is typed: %s',
  async (body) => {
    const page = aPage(body);
    await page.lose();
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.onWaiting).toHaveBeenCalledTimes(1);
  },
);

it('followRelease asks only where something may be lost', async () => {
  const page = aPage('<form class="figures"><input value="10000"></form>', { within: 'form:not(.figures)' });
  await page.lose();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('interrupts no write, and has no place for its guard: it waits', async () => {
  const writing = aPage('', { isWriting: () => true });
  await writing.lose();
  expect(writing.reload).not.toHaveBeenCalled();
  const full = aPage('', {}, fakeStorage({}, blocked));
  await full.lose();
  expect(full.reload).not.toHaveBeenCalled();
  expect(full.onWaiting).toHaveBeenCalledTimes(1);
});

it('ends', async () => {
  const page = aPage('');
  page.stop();
  await page.lose();
  expect(page.deployed).not.toHaveBeenCalled();
});

const notLoaded = () => Promise.reject(new TypeError('Failed to fetch'));

it('code that is wanted and cannot be loaded is asked for again by a reload, once for each release', async () => {
  const storage = fakeStorage();
  const first = aPage('', { deployed: () => Promise.resolve('a') }, storage);
  void first.load(notLoaded());
  await vi.waitFor(() => expect(first.reload).toHaveBeenCalledOnce());
  const again = aPage('', { deployed: () => Promise.resolve('a') }, storage);
  await expect(again.load(notLoaded())).rejects.toThrow('Failed to fetch');
  expect(again.reload).not.toHaveBeenCalled();
});

it.each<[string, string, Partial<ReleaseOptions>]>([
  ['the server does not answer', '', { deployed: () => Promise.resolve(null) }],
  ['something is typed', '<textarea>They called</textarea>', {}],
  ['something is being written', '', { isWriting: () => true }],
])('code that is wanted rejects where %s', async (_name, body, options) => {
  const page = aPage(body, options);
  await expect(page.load(notLoaded())).rejects.toThrow('Failed to fetch');
  expect(page.reload).not.toHaveBeenCalled();
});

it('code that is wanted rejects where the server is silent for five seconds', async () => {
  vi.useFakeTimers();
  const page = aPage('', { deployed: () => new Promise(() => {}) });
  const onFailure = vi.fn();
  void page.load(notLoaded()).catch(onFailure);
  await vi.advanceTimersByTimeAsync(4999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('code whose style sheet failed is not shown without it', async () => {
  const page = aPage('');
  await expect(page.load(Promise.resolve('code'))).resolves.toBe('code');
  page.failSheet();
  void page.load(Promise.resolve('code'));
  await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
  const offline = aPage('', { deployed: () => Promise.resolve(null) });
  offline.failSheet();
  await expect(offline.load(Promise.resolve('code'))).resolves.toBe('code');
});
