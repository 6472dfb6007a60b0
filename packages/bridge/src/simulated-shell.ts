import type { BridgeWindow, MessageLike } from './bridge-window.ts';
import { rejectedBecause, type Outcome } from './outcome.ts';
import { parsePayload } from './parse-payload.ts';
import { isMessageName, messageNames, type ShellEventName, type MessageName, type Payload } from './protocol.ts';
import { parsePageToShell, toPage, type ShellToPage, type PageToShell } from './simulator-protocol.ts';
import { shellGone, shellThere, simulatorFrameAttribute } from './shell-presence.ts';

/** A valid message of the page. */
export interface SimulatedMessage {
  readonly name: MessageName;
  readonly payload: Payload;
}

/** What the page did with an event: `handled` is its response, `no-reply` that it gave none in time. */
export type EventAnswer = { readonly kind: 'answered'; readonly handled: boolean } | { readonly kind: 'no-reply' };

export interface SimulatedShellOptions {
  /** The window around the frame, of the same origin as the page in it. */
  readonly window: Pick<
    BridgeWindow,
    'origin' | 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
  >;
  /** The frame the page is in; marked here, so create the simulator before the page in it starts. */
  readonly frame: SimulatorFrame;
  /** The messages this shell handles; others are answered `unavailable`, as a missing handler would. All, if left out. */
  readonly capabilities?: Iterable<MessageName>;
  /** Plays the shell: the outcome the page shall see. `no-reply` sends nothing back, so the page's deadline runs out. */
  readonly onMessage: (message: SimulatedMessage) => Outcome | Promise<Outcome>;
  /** Called with every message and its response, to show them; invalid ones included. */
  readonly onTraffic?: (traffic: SimulatorTraffic) => void;
  /** A page has started in the frame and listens. */
  readonly onReady?: () => void;
  /** How long the page may take to answer an event, in milliseconds. */
  readonly deadlineMs?: number;
}

export interface SimulatorTraffic {
  readonly name: string;
  readonly payload: unknown;
  readonly outcome: Outcome;
}

export interface SimulatorFrame {
  readonly contentWindow: { postMessage(message: unknown, targetOrigin: string): void } | null;
  setAttribute(name: string, value: string): void;
}

export interface SimulatedShell {
  /** Goes back, as the borrower does by the shell's arrow. */
  back(): Promise<EventAnswer>;
  /** Brings the page to the front again. One that does not listen yet learns of it as soon as it does. */
  resume(): Promise<EventAnswer>;
  /** Changes which messages the shell handles from now on. */
  setCapabilities(names: Iterable<MessageName>): void;
  /** Takes the shell away. A page that is loaded afterwards is in a plain browser. */
  dispose(): void;
}

/** Marks a frame as one whose page has no shell, also where there is one around the simulator. */
export function withoutShell(frame: Pick<SimulatorFrame, 'setAttribute'>): void {
  frame.setAttribute(simulatorFrameAttribute, shellGone);
}

/** The shell's side of the simulator protocol, for the developers' page. */
export function createSimulatedShell(options: SimulatedShellOptions): SimulatedShell {
  const { window, frame, deadlineMs = 1500 } = options;
  let capabilities = new Set<MessageName>(options.capabilities ?? messageNames);
  const waiting = new Map<string, (answer: EventAnswer) => void>();
  let count = 0;
  let isListening = false;
  let missedResume: ShellToPage | null = null;

  const say = (message: ShellToPage) => frame.contentWindow?.postMessage(message, window.origin);

  const play = async (name: string, payload: unknown): Promise<Outcome> => {
    if (!isMessageName(name)) return rejectedBecause('The contract has no such message.');
    if (!capabilities.has(name)) return { kind: 'unavailable' };
    const parsed = parsePayload(name, payload);
    return parsed.kind === 'invalid' ? parsed.outcome : options.onMessage({ name, payload: parsed.payload });
  };

  const answer = async ({ id, name, payload }: Extract<PageToShell, { type: 'message' }>) => {
    const outcome = await play(name, payload).catch(rejectedBecause);
    options.onTraffic?.({ name, payload, outcome });
    if (outcome.kind !== 'no-reply') say(toPage({ type: 'reply', id, outcome }));
  };

  const welcome = () => {
    isListening = true;
    options.onReady?.();
    if (missedResume) say(missedResume);
    missedResume = null;
  };

  const listener = (event: MessageLike) => {
    if (event.origin !== window.origin || event.source !== frame.contentWindow) return;
    const message = parsePageToShell(event.data);
    if (message?.type === 'hello') welcome();
    else if (message?.type === 'answer') waiting.get(message.id)?.({ kind: 'answered', handled: message.handled });
    else if (message?.type === 'message') void answer(message);
  };

  const tell = (event: ShellEventName) =>
    new Promise<EventAnswer>((resolve) => {
      count += 1;
      const id = `event-${count}`;
      const settle = (eventAnswer: EventAnswer) => {
        window.clearTimeout(timer);
        waiting.delete(id);
        resolve(eventAnswer);
      };
      const timer = window.setTimeout(() => settle({ kind: 'no-reply' }), deadlineMs);
      waiting.set(id, settle);
      const message = toPage({ type: 'event', id, event });
      if (!isListening && event === 'resume') missedResume = message;
      else say(message);
    });

  frame.setAttribute(simulatorFrameAttribute, shellThere);
  window.addEventListener('message', listener);
  say(toPage({ type: 'who-is-there' }));

  return {
    back: () => tell('back'),
    resume: () => tell('resume'),
    setCapabilities(names) {
      capabilities = new Set(names);
    },
    dispose() {
      window.removeEventListener('message', listener);
      withoutShell(frame);
    },
  };
}
