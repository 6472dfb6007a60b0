import type { BridgeWindow } from '../bridge-window.ts';

/** For this package's tests only: a window with whatever a shell would have put into it. */
export function fakeWindow(injected: Record<string, unknown> = {}): BridgeWindow {
  const window: BridgeWindow = {
    frameElement: null,
    setTimeout: (handler, milliseconds) => Number(setTimeout(handler, milliseconds)),
    clearTimeout: (timer) => clearTimeout(timer),
  };
  return Object.assign(window, injected);
}
