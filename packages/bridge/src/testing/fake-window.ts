import type { BridgeWindow, MessageLike } from '../bridge-window.ts';
import type { SimulatorFrame } from '../simulated-shell.ts';

// For this package's tests only: windows that can be given any shell, and taken apart.

/** A window of a test, with the messages it receives. */
export interface FakeWindow extends BridgeWindow {
  parent: unknown;
  frameElement: unknown;
  /** Posts to this window, from `source`. */
  receive(event: MessageLike): void;
  listenerCount(): number;
}

/** A top-level window in a plain browser, with whatever a shell would have put into it. */
export function fakeWindow(injected: Record<string, unknown> = {}): FakeWindow {
  const listeners = new Set<(event: MessageLike) => void>();
  const window: FakeWindow = {
    origin: 'https://peace.example',
    parent: undefined,
    frameElement: null,
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
    setTimeout: (handler, milliseconds) => Number(setTimeout(handler, milliseconds)),
    clearTimeout: (timer) => clearTimeout(timer),
    receive: (event) => {
      for (const listener of listeners) listener(event);
    },
    listenerCount: () => listeners.size,
  };
  window.parent = window;
  return Object.assign(window, injected);
}

/** A page in an iframe of a window of the same origin; posts arrive as copies, one microtask later. */
export function fakeFrame(): { parentWindow: FakeWindow; page: FakeWindow; frame: SimulatorFrame; posts: unknown[] } {
  const posts: unknown[] = [];
  const parentWindow = fakeWindow();
  const page = fakeWindow();
  const between = (receiver: FakeWindow, source: FakeWindow) => (message: unknown, targetOrigin: string) => {
    posts.push(message);
    const data: unknown = structuredClone(message);
    if (targetOrigin !== receiver.origin) return;
    queueMicrotask(() => receiver.receive({ origin: source.origin, source, data }));
  };
  const attributes = new Map<string, string>();
  const frame = {
    contentWindow: Object.assign(page, { postMessage: between(page, parentWindow) }),
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    getAttribute: (name: string) => attributes.get(name) ?? null,
  };
  page.parent = Object.assign(parentWindow, { postMessage: between(parentWindow, page) });
  page.frameElement = frame;
  return { parentWindow, page, frame, posts };
}
