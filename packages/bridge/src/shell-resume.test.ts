import { describe, expect, test, vi } from 'vitest';
import { createBridge } from './create-bridge.ts';
import { fakeWindow } from './testing/fake-window.ts';
import type { BridgeError } from './shell-events.ts';

const bang = new Error('bang');
const throwing = () => {
  throw bang;
};

describe('resume', () => {
  test('calls every handler, the ones after a throwing one included', () => {
    const window = fakeWindow();
    const onError = vi.fn<(error: BridgeError) => void>();
    const bridge = createBridge({ window, onError });
    const reread = vi.fn<() => void>();
    bridge.onResume(throwing);
    bridge.onResume(reread);
    const unregister = bridge.onResume(reread);
    window.peaceNative?.onResume();
    expect(reread).toHaveBeenCalledTimes(2);
    unregister();
    window.peaceNative?.onResume();
    expect(reread).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledWith({ during: 'resume', cause: bang });
  });

  test('before any handler is registered it does nothing, then or later', () => {
    const window = fakeWindow();
    const bridge = createBridge({ window });
    const reread = vi.fn<() => void>();
    window.peaceNative?.onResume();
    bridge.onResume(reread);
    expect(reread).not.toHaveBeenCalled();
  });
});
