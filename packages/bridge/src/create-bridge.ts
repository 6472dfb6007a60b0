import { androidTransport } from './android-transport.ts';
import type { BridgeWindow } from './bridge-window.ts';
import { withDeadline } from './deadline.ts';
import { createShellEvents, type BridgeError } from './shell-events.ts';
import { rejectedBecause, type Outcome } from './outcome.ts';
import { parsePayload } from './parse-payload.ts';
import type { MessageName, Payload, PayloadOf } from './protocol.ts';
import type { NativeShell, Transport } from './transport.ts';
import { webkitTransport } from './webkit-transport.ts';

export type Host = NativeShell | 'browser';

/** A plain browser runs these in place of a message, synchronously within the tap that sent it. */
export type WebFallbacks = { readonly [Name in MessageName]?: (payload: PayloadOf<Name>) => Outcome };

/** A message without required fields may be sent without a payload. */
export type PayloadArgument<Name extends MessageName> = Argument<PayloadOf<Name>>;

type Argument<T> = Partial<T> extends T ? [payload?: T] : [payload: T];

/** The one way to talk to the shell. */
export interface Bridge {
  /** The page's environment: a shell, or a plain browser. A shell, once seen, stays: its handlers may vanish and return. */
  readonly host: Host;
  /** Sends one message. Never throws, never rejects, never hangs; the shell is called before this returns. */
  send<Name extends MessageName>(name: Name, ...payload: PayloadArgument<Name>): Promise<Outcome>;
  /** Answers the shell's back: the newest handler first, `true` for "handled". Returns the unregistering. */
  onBack(handler: () => boolean): () => void;
  /** The page is in front again. Returns the unregistering. */
  onResume(handler: () => void): () => void;
  /** Takes `window.peaceNative` away again. */
  dispose(): void;
}

export interface BridgeOptions {
  readonly window: BridgeWindow;
  /** The actions of a plain browser; a message without a fallback is `unavailable` there. */
  readonly fallbacks?: WebFallbacks;
  /** How long a shell that answers may take, in milliseconds. */
  readonly deadlineMs?: number;
  /** Called with what handlers and fallbacks threw. */
  readonly onError?: (error: BridgeError) => void;
}

/** Connects the page with the shell around it. Never throws. */
export function createBridge(options: BridgeOptions): Bridge {
  const { window, fallbacks = {}, deadlineMs = 1500 } = options;
  const report = (error: BridgeError) => {
    try {
      options.onError?.(error);
    } catch {
      // The reporter's own failure must not become the shell's.
    }
  };
  const events = createShellEvents(report);
  const transports: readonly Transport[] = [webkitTransport(window), androidTransport(window)];
  attempt(report, () => {
    window.peaceNative = events.native;
  });

  let seen: Transport | undefined;
  const currentTransport = () => (seen ??= transports.find((transport) => transport.isPresent()));

  const fallBack = <Name extends MessageName>(name: Name, payload: PayloadOf<Name>): Outcome => {
    const fallback: ((payload: PayloadOf<Name>) => Outcome) | undefined = fallbacks[name];
    if (fallback === undefined) return { kind: 'unavailable' };
    try {
      return fallback(payload);
    } catch (cause) {
      report({ during: 'fallback', cause });
      return rejectedBecause(cause);
    }
  };

  const dispatch = (name: MessageName, payload: unknown): Outcome | Promise<Outcome> => {
    const parsed = parsePayload(name, payload);
    if (parsed.kind === 'invalid') return rejectedBecause(parsed.reason);
    const transport = currentTransport();
    return transport === undefined ? fallBack(name, parsed.payload) : transport.post(name, withoutGaps(parsed.payload));
  };

  return {
    get host() {
      return currentTransport()?.host ?? 'browser';
    },
    send(name, ...[payload = {}]) {
      try {
        const outcome = dispatch(name, payload);
        return outcome instanceof Promise ? withDeadline(window, outcome, deadlineMs) : Promise.resolve(outcome);
      } catch (cause) {
        return Promise.resolve(rejectedBecause(cause));
      }
    },
    onBack: (handler) => events.onBack(handler),
    onResume: (handler) => events.onResume(handler),
    dispose() {
      if (window.peaceNative === events.native) window.peaceNative = undefined;
    },
  };
}

/** WebKit passes an `undefined` field as null, which is not a text. */
function withoutGaps(payload: Payload): Payload {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
}

function attempt(report: (error: BridgeError) => void, start: () => void): void {
  try {
    start();
  } catch (cause) {
    report({ during: 'start', cause });
  }
}
