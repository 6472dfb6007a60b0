import { expect, it } from 'vitest';
import { webLock, type LockManagerLike } from './lock.ts';

/** The browser's lock manager, as far as it is used. */
function lockManager(): LockManagerLike {
  const held = new Set<string>();
  return {
    async request(name, { ifAvailable }, run) {
      if (held.has(name)) return ifAvailable ? run(null) : new Promise(() => undefined);
      held.add(name);
      return run({}).finally(() => held.delete(name));
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
}

it('webLock is held for as long as something runs, and by its name alone', async () => {
  const lock = webLock(lockManager());
  let finish = (_value: string) => {};
  const running = lock.run('payment', () => new Promise<string>((resolve) => (finish = resolve)));
  expect(await lock.isHeld('payment')).toBe(true);
  expect(await lock.isHeld('application')).toBe(false);
  expect(await lock.run('payment', () => Promise.resolve('second'))).toBe('busy');
  finish('first');
  expect(await running).toBe('first');
  expect(await lock.isHeld('payment')).toBe(false);
});

it('webLock runs without a lock where the browser blocks the site’s data, and rejects as what runs does', async () => {
  const blocked = webLock({ ...lockManager(), request: () => Promise.reject(new DOMException('', 'SecurityError')) });
  expect(await blocked.run('payment', () => Promise.resolve('done'))).toBe('done');
  let runs = 0;
  const failing = webLock(lockManager()).run('payment', () => Promise.reject(new Error(`run ${(runs += 1)}`)));
  await expect(failing).rejects.toThrow('run 1');
});

it('webLock claims nothing where the browser has no locks, or refuses the query', async () => {
  const none = webLock(undefined);
  expect(await none.run('payment', () => Promise.resolve('done'))).toBe('done');
  expect(await none.isHeld('payment')).toBe(false);
  const refusing = webLock({ ...lockManager(), query: () => Promise.reject(new Error('insecure')) });
  expect(await refusing.isHeld('payment')).toBe(false);
});
