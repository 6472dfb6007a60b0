/** Runs something unless another page of this origin is in the middle of the same. */
export type Lock = <Value>(name: string, run: () => Promise<Value>) => Promise<Value | 'busy'>;

/** The part of `navigator.locks` that is used; missing before Safari 15.4 and outside secure contexts. */
export interface LockManagerLike {
  request<Value>(
    name: string,
    options: { readonly ifAvailable: true },
    run: (lock: object | null) => Promise<Value>,
  ): Promise<Value>;
}

/** A lock between the pages of an origin; without a lock manager, the stored record alone stands between them. */
export function webLock(locks: LockManagerLike | undefined): Lock {
  if (!locks) return (_name, run) => run();
  return <Value>(name: string, run: () => Promise<Value>) =>
    locks.request<Value | 'busy'>(name, { ifAvailable: true }, (lock) =>
      lock === null ? Promise.resolve('busy') : run(),
    );
}
