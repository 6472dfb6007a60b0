import { fakeWindow } from './fake-window.ts';

export function aPage(href = 'https://peace.example/promotion?id=3#/downloadTemplate') {
  const listeners = new Set<() => void>();
  const window = fakeWindow(href);
  return Object.assign(window, {
    listeners,
    addEventListener: (_type: 'hashchange', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'hashchange', listener: () => void) => void listeners.delete(listener),
  });
}
