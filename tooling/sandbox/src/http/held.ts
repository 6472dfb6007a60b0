import { hang } from './sleep.ts';

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
