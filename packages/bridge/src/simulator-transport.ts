import { method, type BridgeWindow, type MessageLike } from './bridge-window.ts';
import type { Outcome } from './outcome.ts';
import type { PeaceNative } from './protocol.ts';
import { hasSameOriginParent, shellGone, shellThere, simulatorMark } from './shell-presence.ts';
import { parseShellToPage, toShell, type ShellToPage } from './simulator-protocol.ts';
import type { Transport } from './transport.ts';

/** The simulator's transport, which also receives the simulator's events from its start until it is disposed of. */
export interface SimulatorTransport extends Transport {
  /** Whether the page is in a simulator's frame whose shell is gone. Never throws. */
  isShellGone(): boolean;
  start(): void;
  dispose(): void;
}

/**
 * The shell simulator of the developers' page: this page is in an iframe marked by the simulator, under a parent
 * of the same origin. A parent of another origin is never spoken to.
 */
export function simulatorTransport(window: BridgeWindow, native: PeaceNative): SimulatorTransport {
  const waiting = new Map<string, (outcome: Outcome) => void>();
  // The frame outlives the page in it: ids of one page load must not meet replies meant for the one before.
  const load = Math.random().toString(36).slice(2);
  let count = 0;

  const say = (message: unknown) => method(window.parent, 'postMessage')?.(message, window.origin);

  const take = (message: ShellToPage) => {
    if (message.type === 'who-is-there') say(toShell({ type: 'hello' }));
    else if (message.type === 'reply') {
      waiting.get(message.id)?.(message.outcome);
      waiting.delete(message.id);
    } else say(toShell({ type: 'answer', id: message.id, handled: answerEvent(native, message.event) }));
  };

  const listener = (event: MessageLike) => {
    if (event.source !== window.parent || event.origin !== window.origin || !isInSimulator(window)) return;
    const message = parseShellToPage(event.data);
    if (message !== undefined) take(message);
  };

  return {
    host: 'simulator',
    isPresent: () => isInSimulator(window),
    isShellGone: () => simulatorMark(window) === shellGone,
    post(name, payload) {
      count += 1;
      const id = `${load}-${count}`;
      const reply = new Promise<Outcome>((resolve) => waiting.set(id, resolve));
      say(toShell({ type: 'message', id, name, payload }));
      return reply;
    },
    // A simulator may come up after the page, so every page with a parent of its own origin listens.
    start() {
      if (!hasSameOriginParent(window)) return;
      window.addEventListener('message', listener);
      if (isInSimulator(window)) say(toShell({ type: 'hello' }));
    },
    dispose: () => window.removeEventListener('message', listener),
  };
}

function answerEvent(native: PeaceNative, event: 'back' | 'resume'): boolean {
  if (event === 'back') return native.onBack();
  native.onResume();
  return true;
}

function isInSimulator(window: BridgeWindow): boolean {
  return simulatorMark(window) === shellThere;
}
