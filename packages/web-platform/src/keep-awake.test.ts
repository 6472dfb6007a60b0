import { expect, test, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

function aPhone() {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const becomes = (state: string) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { window: { document, navigator: { wakeLock: { request } } }, request, release, becomes };
}

test('the screen stays on until the end, and again after the page was hidden', async () => {
  const { window, request, release, becomes } = aPhone();
  const end = keepAwake(window);
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  becomes('hidden');
  expect(request).toHaveBeenCalledOnce();
  becomes('visible');
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  end();
  expect(release).toHaveBeenCalledOnce();
  becomes('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that is granted after the end is released', async () => {
  const { window, release } = aPhone();
  keepAwake(window)();
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test('nothing happens where there is no lock, or where it is refused', async () => {
  const { window } = aPhone();
  keepAwake({ ...window, navigator: {} })();
  const request = vi.fn(() => Promise.reject(new Error('The battery is low.')));
  keepAwake({ ...window, navigator: { wakeLock: { request } } })();
  expect(request).toHaveBeenCalledOnce();
});
