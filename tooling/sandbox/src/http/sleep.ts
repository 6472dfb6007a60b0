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

export function createHeldCalls() {
  const held = new Map<AbortController, string>();
  return {
    /** The endpoint of each, the longest held first. */
    list: () => [...held.values()],
    /** Waits until it is released; false where one of the signals was aborted before. */
    hold: async (endpoint: string, ...signals: readonly AbortSignal[]): Promise<boolean> => {
      const released = new AbortController();
      held.set(released, endpoint);
      await hang(released.signal, ...signals);
      held.delete(released);
      return released.signal.aborted;
    },
    /** Lets all of them go on. */
    release: () => {
      for (const released of held.keys()) released.abort();
    },
  };
}
