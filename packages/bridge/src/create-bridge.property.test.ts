import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';

import { method } from './bridge-window.ts';
import { createBridge } from './create-bridge.ts';
import { fakeWindow } from './testing/fake-window.ts';
import { messageNames } from './protocol.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const bang = () => {
  throw new Error('bang');
};

/** Symbols are spared: fast-check itself looks for one on every value. */
const bangOnText = (_target: object, key: string | symbol) => (typeof key === 'string' ? bang() : undefined);
const brokenProxy = () =>
  new Proxy({}, { get: bangOnText, has: (target, key) => bangOnText(target, key) ?? false, ownKeys: bang });

/** A handler that returns something which is almost a promise. */
const thenable =
  (descriptor: PropertyDescriptor, key = 'then') =>
  () =>
    Object.defineProperty({}, key, descriptor);

/** Things a window may hold where a handler is expected, most of them broken. */
const hostile = fc.oneof(
  fc.anything(),
  fc.constantFrom<unknown>(
    bang,
    () => new Promise(() => {}),
    () => Promise.reject(Symbol('no')),
    thenable({ value: bang }),
    thenable({ value: () => {} }),
    thenable({ get: bang }),
    brokenProxy,
    () => Promise.reject(Object.defineProperty({}, 'message', { get: bang })),
    brokenProxy(),
    Object.defineProperty({}, 'postMessage', { get: bang }),
  ),
);
const handlers = fc.dictionary(
  fc.constantFrom(...messageNames),
  fc.oneof(hostile, fc.record({ postMessage: hostile })),
);
const injected = fc.record(
  {
    webkit: fc.oneof(hostile, fc.record({ messageHandlers: fc.oneof(hostile, handlers) })),
    peaceAndroid: fc.oneof(hostile, handlers),
  },
  { requiredKeys: [] },
);
const payload = fc.oneof(
  fc.anything(),
  fc.record({ to: fc.string(), toP: fc.string(), telephone: fc.string() }, { requiredKeys: [] }),
  fc.constantFrom<unknown>(brokenProxy(), Object.defineProperty({}, 'to', { get: bang, enumerable: true })),
);
/** Sends as a caller without types would. */
const sendAnything = (bridge: object, name: string, given: unknown) => method(bridge, 'send')?.(name, given);

const kinds = ['delivered', 'unavailable', 'no-reply', 'rejected'];

test('send never throws, rejects or hangs, whatever the payload and window', async () => {
  await fc.assert(
    fc.asyncProperty(
      injected,
      fc.oneof(fc.constantFrom(...messageNames), fc.string()),
      payload,
      async (host, name, given) => {
        const bridge = createBridge({ window: fakeWindow(host) });
        const settled = vi.fn<(outcome: unknown) => void>();
        const send: unknown = sendAnything(bridge, name, given);
        const watched = Promise.resolve(send).then(settled);
        await vi.advanceTimersByTimeAsync(1500);
        expect(settled, 'hangs').toHaveBeenCalledOnce();
        await watched;
        expect(kinds).toContain(Reflect.get(settled.mock.calls[0]?.[0] ?? {}, 'kind'));
        expect(vi.getTimerCount()).toBe(0);
      },
    ),
  );
});

test('the payload that is delivered is flat text, whatever was requested', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...messageNames), payload, async (name, given) => {
      const postMessage = vi.fn<(payload: object) => void>();
      const bridge = createBridge({ window: fakeWindow({ webkit: { messageHandlers: { [name]: { postMessage } } } }) });
      await sendAnything(bridge, name, given);
      for (const [posted] of postMessage.mock.calls) {
        expect(JSON.parse(JSON.stringify(posted))).toEqual(posted);
        expect(Object.values(posted).every((value) => typeof value === 'string')).toBe(true);
      }
    }),
  );
});
