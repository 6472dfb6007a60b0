/** Keeps the pages of one origin from doing the same thing at the same time. */
export interface Lock {
  /** Runs something unless another page is in the middle of the same. */
  run<Value>(name: string, run: () => Promise<Value>): Promise<Value | 'busy'>;
  /** Whether some page is in the middle of it. False where the browser cannot know. */
  isHeld(name: string): Promise<boolean>;
}

/** The part of `navigator.locks` that is used: missing before Safari 15.4, rejecting where the browser blocks the site's data. */
export interface LockManagerLike {
  request<Value>(
    name: string,
    options: { readonly ifAvailable: true },
    run: (lock: object | null) => Promise<Value>,
  ): Promise<Value>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** A lock between the pages of an origin; without a lock manager, the stored record alone is between them. */
export function webLock(locks: LockManagerLike | undefined): Lock {
  if (!locks) return { run: (_name, run) => run(), isHeld: () => Promise.resolve(false) };
  return {
    run: async <Value>(name: string, run: () => Promise<Value>) => {
      let isAnswered = false;
      try {
        return await locks.request<Value | 'busy'>(name, { ifAvailable: true }, (lock) => {
          isAnswered = true;
          return lock === null ? Promise.resolve('busy') : run();
        });
      } catch (error) {
        // A browser that blocks the site's data rejects before it calls back: there is no lock manager then.
        if (isAnswered) throw error;
        return await run();
      }
    },
    isHeld: async (name) => {
      const { held = [] } = await locks.query().catch(() => ({ held: [] }));
      return held.some((lock) => lock.name === name);
    },
  };
}
