import type { Outcome } from '@peace/bridge';
import { parsePayload } from '@peace/bridge/parse-payload';
import {
  messageNames,
  messages,
  type MessageName,
  type PeaceNative,
  type ShellEventName,
} from '@peace/bridge/protocol';
import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { eventLine, messageLine, withLine, type EventAnswer, type Traffic } from '#features/bridge/traffic.model.ts';
import type { PreviewSettings } from '#shared/preview-address.ts';
import { devices } from '#shared/choices.ts';
import { dress, goBackInFrame, seenPage, watchLinks, type SeenPage } from './frame-page.ts';
import { idleShell, linkEvent, nextShell } from './shell.model.ts';

export interface PhoneOptions {
  /** Another one for each opening: a fresh web view, whose history begins there. */
  readonly load: string;
  readonly settings: PreviewSettings;
  /** The page in the frame went somewhere. */
  readonly onSeen: (page: SeenPage) => void;
}

export type Phone = ReturnType<typeof usePhone>;

declare global {
  interface Window {
    /** The page in the frame receives the shell's events here. */
    peaceNative?: PeaceNative | undefined;
  }
}

const lookEveryMs = 300;
/** After the page's deadline of 1.5 s. */
const slowMs = 3000;

/** Plays the native shell around the frame. */
export function usePhone({ load, settings, onSeen }: PhoneOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shell, tell] = useReducer(nextShell, idleShell);
  const [traffic, setTraffic] = useState<Traffic>([]);
  const [isConnected, setIsConnected] = useState(false);

  /** Takes a message as a handler of WebKit does: a promise is a shell that answers. */
  const receive = useEffectEvent((name: MessageName, sent: unknown): unknown => {
    const conclude = (outcome: Outcome) =>
      setTraffic((lines) => withLine(lines, messageLine({ name, payload: sent, outcome }, Date.now())));
    const refuse = (reason: string) => {
      conclude({ kind: 'rejected', reason });
      return Promise.reject(new Error(reason));
    };
    const parsed = parsePayload(name, sent);
    if (parsed.kind === 'invalid') return refuse(parsed.reason);
    const behaviour = settings.handlers[name] ?? 'works';
    if (behaviour === 'refuses') return refuse('The simulator is set to refuse.');
    const carryOut = () => tell({ kind: 'message', message: { name, payload: parsed.payload } });
    if (behaviour === 'slow') {
      window.setTimeout(carryOut, slowMs);
      conclude({ kind: 'no-reply' });
      return new Promise(() => undefined);
    }
    carryOut();
    conclude({ kind: 'delivered' });
    return undefined;
  });

  const mayLoad = (link: URL, page: URL) => {
    const event = linkEvent(link, page);
    if (event !== undefined) tell(event);
    return event === undefined;
  };

  const look = useEffectEvent(() => {
    if (frame.current === null) return;
    const insets = settings.hasEdges ? devices[settings.device].insets : undefined;
    dress(frame.current, { ...settings, insets });
    if (settings.isShellThere) watchLinks(frame.current, mayLoad);
    const page = seenPage(frame.current);
    if (page !== undefined) onSeen(page);
    setIsConnected(settings.isShellThere && frame.current.contentWindow?.peaceNative !== undefined);
  });
  // A page that is about to start receives what the frame's empty page was sent.
  useLayoutEffect(() => {
    look();
    const timer = window.setInterval(() => look(), lookEveryMs);
    return () => window.clearInterval(timer);
  }, [load, settings]);

  // Before the page in the frame starts: it looks for the shell at once.
  useLayoutEffect(() => {
    const there = messageNames.filter((name) => settings.handlers[name] !== 'missing');
    const handlers = there.map((name) => [
      messages[name].handler,
      { postMessage: (payload: unknown) => receive(name, payload) },
    ]);
    const peaceShell = settings.isShellThere ? Object.fromEntries(handlers) : null;
    if (frame.current) Object.assign(frame.current, { peaceShell });
  }, [load, settings.isShellThere, settings.handlers]);
  useLayoutEffect(() => () => tell({ kind: 'opened' }), [load, settings.isShellThere]);

  const send = (event: ShellEventName): EventAnswer => {
    const native = settings.isShellThere ? frame.current?.contentWindow?.peaceNative : undefined;
    const handled = event === 'back' ? native?.onBack() : native?.onResume();
    const answer: EventAnswer = native ? { kind: 'answered', handled: handled === true } : { kind: 'no-reply' };
    setTraffic((lines) => withLine(lines, eventLine(event, answer, Date.now())));
    return answer;
  };

  const back = () => {
    if (shell.screen.kind === 'native') {
      tell({ kind: 'left-native' });
      send('resume');
      return;
    }
    const answer = send('back');
    if (answer.kind === 'answered' && answer.handled) tell({ kind: 'noted', note: 'The page handled going back' });
    else if (!goBackInFrame(frame.current)) tell({ kind: 'closed' });
  };

  return {
    frame,
    shell,
    traffic,
    /** Whether a page in the frame listens to this shell. */
    isConnected,
    /** The shell's arrow. */
    back,
    /** The app is in the foreground again. */
    resume: () => void send('resume'),
    answerPrompt: (answer: string) => {
      tell({ kind: 'prompt-answered', answer });
      send('resume');
    },
    clearTraffic: () => setTraffic([]),
  };
}
