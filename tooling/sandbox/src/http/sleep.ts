/** Waits real time: latency is the one thing here that the injected clock does not rule. Ends early when aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });
}

/** Never ends by itself; ends when one of the signals is aborted. */
export function hang(...signals: AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    }
  });
}

/** Calls that wait for a developer. */
export interface HeldCalls {
  /** The endpoint of each, the longest held first. */
  list(): string[];
  /** Waits until it is released; false where one of the signals was aborted before. */
  hold(endpoint: string, ...signals: readonly AbortSignal[]): Promise<boolean>;
  /** Lets all of them go on. */
  release(): void;
}

/** Nothing is held at first. */
export function createHeldCalls(): HeldCalls {
  const held = new Map<AbortController, string>();
  return {
    list: () => [...held.values()],
    hold: async (endpoint, ...signals) => {
      const released = new AbortController();
      held.set(released, endpoint);
      await hang(released.signal, ...signals);
      held.delete(released);
      return released.signal.aborted;
    },
    release: () => {
      for (const released of held.keys()) released.abort();
    },
  };
}
