import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBridge } from './create-bridge.ts';
import { fakeWindow } from './testing/fake-window.ts';
import type { Outcome } from './outcome.ts';
import { messageNames } from './protocol.ts';
import { call, type Handler, shells } from './testing/shells.ts';
import type { BridgeWindow } from './bridge-window.ts';
import type { BridgeError } from './shell-events.ts';
import { isInShell } from './shell-presence.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe.each(shells)('$host', ({ host, received, inject }) => {
  test('delivers a payload to a handler that does not answer, within the tap', async () => {
    const handler = vi.fn<Handler>();
    const bridge = createBridge({ window: fakeWindow(inject(handler)) });
    const sent = bridge.send('callTelephone', call);
    expect(handler).toHaveBeenCalledExactlyOnceWith(received);
    await expect(sent).resolves.toEqual({ kind: 'delivered' });
    expect(bridge.host).toBe(host);
  });

  test('waits for a handler that answers', async () => {
    const bridge = createBridge({ window: fakeWindow(inject(() => Promise.resolve('done'))) });
    await expect(bridge.send('callTelephone', call)).resolves.toEqual({ kind: 'delivered' });
    expect(vi.getTimerCount(), 'the deadline is taken back').toBe(0);
  });

  test.each([
    { deadline: 'the given deadline', given: { deadlineMs: 300 }, deadlineMs: 300 },
    { deadline: 'a second and a half', given: {}, deadlineMs: 1500 },
  ])('says no-reply when the response does not come within $deadline', async ({ given, deadlineMs }) => {
    const bridge = createBridge({ window: fakeWindow(inject(() => new Promise(() => {}))), ...given });
    const settled = vi.fn<(outcome: Outcome) => void>();
    void bridge.send('callTelephone', call).then(settled);
    await vi.advanceTimersByTimeAsync(deadlineMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ kind: 'no-reply' });
  });

  test.each([
    { answer: 'the shell says no', handler: () => Promise.reject(new Error('busy')) },
    { answer: 'the shell says no in plain text, as WebKit does', handler: () => Promise.reject('busy') },
    {
      answer: 'the handler throws',
      handler: () => {
        throw new Error('busy');
      },
    },
  ])('is rejected when $answer', async ({ handler }) => {
    const bridge = createBridge({ window: fakeWindow(inject(handler)) });
    await expect(bridge.send('callTelephone', call)).resolves.toEqual({ kind: 'rejected', reason: 'busy' });
  });

  test('does not reach the shell with a payload that breaks the contract', async () => {
    const handler = vi.fn<Handler>();
    const bridge = createBridge({ window: fakeWindow(inject(handler)) });
    const outcome = await bridge.send('callTelephone', { telephone: 'javascript:alert(1)' });
    expect(outcome).toEqual({ kind: 'rejected', reason: expect.stringContaining('callTelephone') });
    expect(handler).not.toHaveBeenCalled();
  });
});

test('every message reaches the handler of its name', async () => {
  const reached: string[] = [];
  const messageHandlers = Object.fromEntries(
    messageNames.map((name) => [name, { postMessage: () => void reached.push(name) }]),
  );
  const bridge = createBridge({ window: fakeWindow({ webkit: { messageHandlers } }) });
  await bridge.send('openPage', { to: 'peace://wallet' });
  await bridge.send('closeWebview');
  await bridge.send('openPageWithParam', { toP: 'peace://product', productId: '12' });
  await bridge.send('goHome');
  await bridge.send('goToMine');
  await bridge.send('returnToLogin');
  await bridge.send('callTelephone', { telephone: '+63 917 123 4567' });
  await bridge.send('goToRate');
  await bridge.send('confirmBurialPoint', { productId: '12' });
  await bridge.send('startBankFlow');
  await bridge.send('endBankFlow');
  expect(reached).toEqual(messageNames);
});

test('an optional field that is undefined is not sent', async () => {
  const postMessage = vi.fn<Handler>();
  const window = fakeWindow({ webkit: { messageHandlers: { confirmBurialPoint: { postMessage } } } });
  await createBridge({ window }).send('confirmBurialPoint', { productId: '12', orderId: undefined });
  expect(postMessage.mock.lastCall).toStrictEqual([{ productId: '12' }]);
});

describe('a plain browser', () => {
  test('another app’s web view is one too', () => {
    const window = fakeWindow({ webkit: { messageHandlers: { somebodyElse: { postMessage: vi.fn<Handler>() } } } });
    expect(createBridge({ window }).host).toBe('browser');
  });

  test('is unavailable without a fallback', async () => {
    await expect(createBridge({ window: fakeWindow() }).send('goHome')).resolves.toEqual({ kind: 'unavailable' });
  });

  test('runs the fallback within the tap and passes its outcome on', async () => {
    const callTelephone = vi.fn<() => Outcome>(() => ({ kind: 'delivered' }));
    const sent = createBridge({ window: fakeWindow(), fallbacks: { callTelephone } }).send('callTelephone', call);
    expect(callTelephone).toHaveBeenCalledExactlyOnceWith(call);
    await expect(sent).resolves.toEqual({ kind: 'delivered' });
  });

  test('reports a fallback that throws, and is rejected', async () => {
    const onError = vi.fn<(error: BridgeError) => void>();
    const cause = new Error('no shell');
    const goHome = () => {
      throw cause;
    };
    const bridge = createBridge({ window: fakeWindow(), fallbacks: { goHome }, onError });
    await expect(bridge.send('goHome')).resolves.toEqual({ kind: 'rejected', reason: 'no shell' });
    expect(onError).toHaveBeenCalledExactlyOnceWith({ during: 'fallback', cause });
  });
});

describe('isInShell says before the bridge is there whether it will find a shell', () => {
  test.each<[string, BridgeWindow]>([
    ['a browser', fakeWindow()],
    ['another app', fakeWindow({ webkit: { messageHandlers: { somebodyElse: { postMessage: vi.fn<Handler>() } } } })],
    ...shells.map(({ host, inject }) => [host, fakeWindow(inject(vi.fn<Handler>()))] satisfies [string, BridgeWindow]),
  ])('%s', (_, window) => {
    expect(isInShell(window)).toBe(createBridge({ window }).host !== 'browser');
  });
});
