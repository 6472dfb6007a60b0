import { expect, test, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

function aPhone() {
  const listeners = new Set<() => void>();
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  const document = {
    visibilityState: 'visible',
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  const becomes = (state: string) => {
    document.visibilityState = state;
    for (const listener of listeners) listener();
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
