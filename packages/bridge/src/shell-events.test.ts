import { describe, expect, test, vi } from 'vitest';
import { createBridge } from './create-bridge.ts';
import { fakeWindow } from './testing/fake-window.ts';
import type { BridgeError } from './shell-events.ts';

const bang = new Error('bang');
const throwing = () => {
  throw bang;
};

describe('back', () => {
  test('is the shell’s before any handler is registered', () => {
    const window = fakeWindow();
    createBridge({ window });
    expect(window.peaceNative?.onBack()).toBe(false);
  });

  test('asks the newest handler first and stops at the one that handles it', () => {
    const window = fakeWindow();
    const bridge = createBridge({ window });
    const screen = vi.fn<() => boolean>(() => true);
    const dialog = vi.fn<() => boolean>(() => true);
    bridge.onBack(screen);
    const closeDialog = bridge.onBack(dialog);

    expect(window.peaceNative?.onBack()).toBe(true);
    expect([dialog.mock.calls.length, screen.mock.calls.length]).toEqual([1, 0]);

    closeDialog();
    closeDialog();
    expect(window.peaceNative?.onBack()).toBe(true);
    expect([dialog.mock.calls.length, screen.mock.calls.length]).toEqual([1, 1]);
  });

  test('goes on to the next handler, and to the shell when none handles it', () => {
    const window = fakeWindow();
    const bridge = createBridge({ window });
    const screen = vi.fn<() => boolean>(() => false);
    bridge.onBack(screen);
    bridge.onBack(() => false);
    expect(window.peaceNative?.onBack()).toBe(false);
    expect(screen).toHaveBeenCalledOnce();
  });

  test('survives handlers that come and go while it is asked', () => {
    const window = fakeWindow();
    const bridge = createBridge({ window });
    const gone = bridge.onBack(() => false);
    bridge.onBack(() => {
      gone();
      bridge.onBack(() => true);
      return false;
    });
    expect(window.peaceNative?.onBack()).toBe(false);
  });

  test('a handler that throws is reported and handles nothing', () => {
    const window = fakeWindow();
    const onError = vi.fn<(error: BridgeError) => void>();
    createBridge({ window, onError }).onBack(throwing);
    expect(window.peaceNative?.onBack()).toBe(false);
    expect(onError).toHaveBeenCalledExactlyOnceWith({ during: 'back', cause: bang });
  });

  test('a reporter that throws does not break the shell either', () => {
    const window = fakeWindow();
    createBridge({ window, onError: throwing }).onBack(throwing);
    expect(window.peaceNative?.onBack()).toBe(false);
  });
});

test('a window that cannot be given the object does not stop the page', async () => {
  const onError = vi.fn<(error: BridgeError) => void>();
  const window = Object.freeze(fakeWindow());
  const bridge = createBridge({ window, onError });
  expect(onError).toHaveBeenCalledWith({ during: 'start', cause: expect.any(TypeError) });
  await expect(bridge.send('goHome')).resolves.toEqual({ kind: 'unavailable' });
});

test('disposing leaves a newer bridge’s object alone', () => {
  const window = fakeWindow();
  const older = createBridge({ window });
  createBridge({ window }).onBack(() => true);
  older.dispose();
  expect(window.peaceNative?.onBack()).toBe(true);
});
