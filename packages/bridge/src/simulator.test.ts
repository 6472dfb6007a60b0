import { expect, test, vi } from 'vitest';
import { createBridge } from './create-bridge.ts';
import { isInShell } from './shell-presence.ts';
import { fakeWindow } from './testing/fake-window.ts';
import { call, shells, type Handler } from './testing/shells.ts';

const framed = (peaceShell: unknown, injected = {}) => fakeWindow({ frameElement: { peaceShell }, ...injected });

test('the handlers on the page’s frame are a shell, as WebKit’s are', async () => {
  const postMessage = vi.fn<Handler>(() => Promise.reject(new Error('not now')));
  const frame: Record<string, unknown> = { peaceShell: { callTelephone: { postMessage } } };
  const bridge = createBridge({ window: fakeWindow({ frameElement: frame }) });
  expect(bridge.host).toBe('wkwebview');
  await expect(bridge.send('callTelephone', call)).resolves.toEqual({ kind: 'rejected', reason: 'not now' });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(call);
  await expect(bridge.send('goHome')).resolves.toEqual({ kind: 'unavailable' });
  frame['peaceShell'] = { goHome: { postMessage: () => undefined } };
  await expect(bridge.send('goHome')).resolves.toEqual({ kind: 'delivered' });
});

// WKWebView and Android give a shell's handlers to every frame of the page.
test.each(shells)('inside a real shell ($host) the page in the frame is the simulator’s', async ({ inject }) => {
  const real = vi.fn<Handler>();
  const simulated = vi.fn<Handler>();
  const simulator = { callTelephone: { postMessage: simulated } };
  await createBridge({ window: framed(simulator, inject(real)) }).send('callTelephone', call);
  expect(simulated).toHaveBeenCalledOnce();
  const withoutShell = framed(null, inject(real));
  expect(isInShell(withoutShell)).toBe(false);
  await expect(createBridge({ window: withoutShell }).send('callTelephone', call)).resolves.toEqual({
    kind: 'unavailable',
  });
  expect(real).not.toHaveBeenCalled();
});

test.each(shells)('a frame without a simulator leaves the page to the real shell ($host)', ({ host, inject }) => {
  const window = framed(undefined, inject(vi.fn<Handler>()));
  expect(isInShell(window)).toBe(true);
  expect(createBridge({ window }).host).toBe(host);
});

test('a frame that may not be read is none', () => {
  const window = Object.defineProperty(fakeWindow(), 'frameElement', {
    get: () => {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  });
  expect(createBridge({ window }).host).toBe('browser');
});
