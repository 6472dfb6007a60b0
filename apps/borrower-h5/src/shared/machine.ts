/** What an event comes to: the next state, and what is to be done about it. The same state means: nothing happened. */
export interface MachineStep<State, Effect> {
  readonly state: State;
  readonly effect: Effect | null;
}

/** What a machine is made of. */
export interface MachineOptions<State, Event, Effect, Hands> {
  readonly initial: State;
  /** The rules, pure. */
  readonly step: (state: State, event: Event) => MachineStep<State, Effect>;
  /** Does what is to be done; the event it ends in, if it does. `signal` aborts when something else is to be done. */
  readonly perform: (effect: Effect, hands: Hands, signal: AbortSignal) => Promise<Event | null>;
  /** Before an effect begins: the page may be killed while it is under way. */
  readonly onChange?: (before: State, after: State, hands: Hands | null) => void;
  /** What the screen's opening and leaving mean, where they mean anything. */
  readonly onArrive?: Event;
  readonly onLeave?: Event;
}

/**
 * A state machine whose effects are done by the screen that is open. It may outlive that screen, so that leaving one and
 * coming back cannot begin the same thing twice.
 */
export interface Machine<State, Event, Hands> {
  readonly read: () => State;
  /** Returns the unsubscribing. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes effect before it returns: a second tap of the same moment finds what the first one began. */
  readonly send: (event: Event) => void;
  /** The screen is open, and does what is to be done. Returns the leaving. */
  readonly attend: (hands: Hands) => () => void;
}

/** Runs a machine's rules. */
export function createMachine<State, Event, Effect, Hands>(
  options: MachineOptions<State, Event, Effect, Hands>,
): Machine<State, Event, Hands> {
  const { step, perform, onChange, onArrive, onLeave } = options;
  const listeners = new Set<() => void>();
  let state = options.initial;
  let hands: Hands | null = null;
  let controller = new AbortController();

  function begin(effect: Effect): void {
    // What was begun before is over, answered or not.
    controller.abort();
    controller = new AbortController();
    if (hands !== null) void perform(effect, hands, controller.signal).then((event) => event !== null && send(event));
  }

  function send(event: Event): void {
    const next = step(state, event);
    if (next.state === state) return;
    const before = state;
    state = next.state;
    onChange?.(before, state, hands);
    if (next.effect !== null) begin(next.effect);
    for (const listener of listeners) listener();
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    attend: (attending) => {
      hands = attending;
      if (onArrive !== undefined) send(onArrive);
      return () => {
        if (hands !== attending) return;
        if (onLeave !== undefined) send(onLeave);
        hands = null;
        controller.abort();
      };
    },
  };
}
