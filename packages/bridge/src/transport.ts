import type { Outcome } from './outcome.ts';
import type { MessageName, Payload } from './protocol.ts';

/** One way to reach a shell. */
export interface Transport {
  readonly host: NativeShell;
  /** Whether this shell is around the page right now. Never throws. */
  isPresent(): boolean;
  /**
   * Delivers one valid payload, looking the handler up each time: after a back/forward-cache restore an old reference
   * may be dead. May throw; a promise means the shell answers, and the caller sets the deadline.
   */
  post(name: MessageName, payload: Payload): Outcome | Promise<Outcome>;
}

/** The shells that take messages. */
export type NativeShell = 'wkwebview' | 'android';
