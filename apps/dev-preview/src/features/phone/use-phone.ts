import { messageNames, type ShellEventName } from '@peace/bridge/protocol';
import {
  createSimulatedShell,
  withoutShell,
  type EventAnswer,
  type SimulatedMessage,
  type SimulatedShell,
} from '@peace/bridge/simulated-shell';
import { useCallback, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { eventLine, messageLine, withLine, type Traffic } from '#features/bridge/traffic.model.ts';
import type { PreviewSettings } from '#shared/preview-address.ts';
import { devices } from '#shared/choices.ts';
import { dress, goBackInFrame, seenPage, type SeenPage } from './frame-page.ts';
import { idleShell, nextShell } from './shell.model.ts';

/** What the phone runs and how. */
export interface PhoneOptions {
  /** Another one for each opening: a fresh web view, whose history begins there. */
  readonly load: string;
  readonly settings: PreviewSettings;
  /** The page in the frame went somewhere. */
  readonly onSeen: (page: SeenPage) => void;
}

/** The phone, and what can be done to it. */
export type Phone = ReturnType<typeof usePhone>;

const lookEveryMs = 300;
/** After the page's deadline of 1.5 s. */
const slowMs = 3000;

/** Plays the native shell around the frame. */
export function usePhone({ load, settings, onSeen }: PhoneOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const simulated = useRef<SimulatedShell>(null);
  const [shell, tell] = useReducer(nextShell, idleShell);
  const [traffic, setTraffic] = useState<Traffic>([]);
  const [isConnected, setIsConnected] = useState(false);

  const play = useEffectEvent((message: SimulatedMessage) => {
    const behaviour = settings.handlers[message.name] ?? 'works';
    if (behaviour === 'refuses') return { kind: 'rejected', reason: 'The simulator is set to refuse.' } as const;
    if (behaviour === 'slow') {
      window.setTimeout(() => tell({ kind: 'message', message }), slowMs);
      return { kind: 'no-reply' } as const;
    }
    tell({ kind: 'message', message });
    return { kind: 'delivered' } as const;
  });

  const look = useEffectEvent(() => {
    if (frame.current === null) return;
    const insets = settings.hasEdges ? devices[settings.device].insets : undefined;
    dress(frame.current, { ...settings, insets });
    const page = seenPage(frame.current);
    if (page !== undefined) onSeen(page);
  });
  // A page that is about to start receives what the frame's empty page was sent.
  useLayoutEffect(() => {
    look();
    const timer = window.setInterval(() => look(), lookEveryMs);
    return () => window.clearInterval(timer);
  }, [load, settings]);

  // Before the page in the frame starts: it looks once for a shell around it.
  useLayoutEffect(() => {
    const forget = () => {
      tell({ kind: 'opened' });
      setIsConnected(false);
    };
    if (frame.current === null) return forget;
    if (!settings.isShellThere) {
      withoutShell(frame.current);
      return forget;
    }
    const simulator = createSimulatedShell({
      window,
      frame: frame.current,
      onMessage: (message) => play(message),
      onTraffic: (seen) => setTraffic((lines) => withLine(lines, messageLine(seen, Date.now()))),
      onReady: () => {
        look();
        setIsConnected(true);
      },
    });
    simulated.current = simulator;
    return () => {
      simulated.current = null;
      simulator.dispose();
      forget();
    };
  }, [frame, load, settings.isShellThere]);

  useLayoutEffect(() => {
    simulated.current?.setCapabilities(messageNames.filter((name) => settings.handlers[name] !== 'missing'));
  }, [load, settings.isShellThere, settings.handlers]);

  const send = useCallback(async (event: ShellEventName): Promise<EventAnswer> => {
    const answer: EventAnswer = (await simulated.current?.[event]()) ?? { kind: 'no-reply' };
    setTraffic((lines) => withLine(lines, eventLine(event, answer, Date.now())));
    return answer;
  }, []);

  const back = async () => {
    if (shell.screen.kind === 'native') {
      tell({ kind: 'left-native' });
      await send('resume');
      return;
    }
    const answer = await send('back');
    if (answer.kind === 'answered' && answer.handled) tell({ kind: 'noted', note: 'The page handled going back' });
    else if (!goBackInFrame(frame.current)) tell({ kind: 'closed' });
  };

  return {
    frame,
    shell,
    traffic,
    /** Whether a page in the frame has said hello to this shell. */
    isConnected,
    /** The shell's arrow. */
    back: () => void back(),
    /** The app is in the foreground again. */
    resume: () => void send('resume'),
    answerPrompt: (answer: string) => {
      tell({ kind: 'prompt-answered', answer });
      void send('resume');
    },
    clearTraffic: () => setTraffic([]),
  };
}
