import { type Lock, webLock } from '@peace/web-platform/lock';
import { describe, expect, it, vi } from 'vitest';
import { answer, settle, start, started } from './testing/drive.ts';
import type { AttemptRecord, VerifyResult } from './attempt-types.ts';
import { recordOf } from './attempt-state.ts';
import { type AttemptOptions, type AttemptStore, createAttempt } from './create-attempt.ts';
import { type Purchase, World } from './testing/world.ts';

describe('sending', () => {
  it('sends once for two taps of the same moment, and stores the record first', async () => {
    const world = new World();
    const page = world.open();
    page.attempt.start('shoes');
    page.attempt.start('shoes');
    await settle();
    expect(world.sends).toHaveLength(1);
    expect(world.stored).toMatchObject({ key: world.sends[0]?.key, stage: { kind: 'sending' } });
  });

  it('forgets the record when the server accepts and that completes the attempt', async () => {
    const world = new World();
    const page = await started(world);
    await answer(world.sends, { kind: 'accepted' });
    expect(page.attempt.read()).toMatchObject({ kind: 'accepted', follow: 'opening' });
    expect(world.stored).toBeNull();
    await answer(world.follows, { kind: 'notOpened', refusal: 'notOpened' });
    expect(page.attempt.read()).toMatchObject({ kind: 'accepted', follow: 'notOpened' });
  });

  it('shows a refusal and may be started again, under a new key', async () => {
    const world = new World();
    const page = await started(world);
    await answer(world.sends, { kind: 'refused', refusal: 'refused' });
    expect(page.attempt.read()).toMatchObject({ kind: 'refused', refusal: 'refused' });
    expect(world.stored).toBeNull();
    await start(page);
    expect(new Set(world.sends.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a screen that was left', () => {
  it('does not make the outcome unknown: the response is recorded', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await started(world);
    page.leave();
    expect(world.stored).toMatchObject({ stage: { kind: 'sending' } });
    await answer(world.sends, { kind: 'accepted' });
    expect(world.stored).toMatchObject({ stage: { kind: 'underWay' } });
    // The screen does not open the link any more: no payment was started.
    await answer(world.follows, { kind: 'notOpened', refusal: null });
    expect(page.attempt.read()).toEqual({ kind: 'idle' });
    expect(world.stored).toBeNull();
  });

  it('does not keep an acceptance from the next screen', async () => {
    const world = new World();
    const page = await started(world);
    page.leave();
    await answer(world.sends, { kind: 'accepted' });
    await answer(world.follows, { kind: 'opened' });
    page.mount();
    expect(page.attempt.read()).toMatchObject({ kind: 'accepted', follow: 'opened' });
    expect(world.stored).toBeNull();
  });

  it('is not needed to look for a lost response; after that, the next screen looks', async () => {
    const world = new World();
    const page = await started(world);
    page.leave();
    await answer(world.sends, { kind: 'lost' });
    await answer(world.reads, { kind: 'notFound' });
    world.pass(3_000);
    expect(world.reads).toHaveLength(1);
    page.mount();
    await answer(world.reads, { kind: 'arrived', evidence: 'arrived' });
    expect(page.attempt.read()).toMatchObject({ kind: 'arrived' });
  });

  it('has been read: a refusal and an arrival are over, and what arrives meanwhile is shown by the next screen', async () => {
    const world = new World();
    const page = await started(world);
    await answer(world.sends, { kind: 'refused', refusal: 'refused' });
    page.leave();
    expect(page.attempt.read().kind).toBe('idle');
    page.mount();
    await start(page);
    page.leave();
    await answer(world.sends, { kind: 'lost' });
    await answer(world.reads, { kind: 'arrived', evidence: 'arrived' });
    page.mount();
    expect(page.attempt.read().kind).toBe('arrived');
  });
});

describe('the runner', () => {
  const rules: AttemptOptions<Purchase>['rules'] = {
    acceptance: 'final',
    pauses: { answerLost: [0], underWay: [] },
    allowRetryWhenUnverified: false,
    isSameRequest: () => false,
  };

  function anAttempt(changes: Partial<AttemptOptions<Purchase>> = {}) {
    let stored: AttemptRecord<string | null> | null = null;
    let keys = 0;
    return createAttempt<Purchase>({
      name: 'purchase',
      rules,
      store: {
        read: () => stored,
        write: (record) => {
          stored = record;
        },
        subscribe: () => () => undefined,
      },
      lock: webLock(undefined),
      newKey: () => `key-${(keys += 1)}`,
      now: () => 1_000,
      wait: () => () => undefined,
      isVisible: () => true,
      verify: async () => ({ kind: 'notFound' }),
      ...changes,
    });
  }
  const lost = async () => ({ kind: 'lost' }) as const;

  it('takes an error of the sending for a lost response, and one of a check for no result', async () => {
    const attempt = anAttempt({ verify: () => Promise.reject(new Error('broken')) });
    attempt.watch();
    expect(await attempt.start('shoes', () => Promise.reject(new Error('broken')))).toEqual({ kind: 'lost' });
    await settle();
    expect(attempt.read()).toMatchObject({ kind: 'unknown', lastCheck: 'unreadable' });
  });

  it('stores and sends nothing before it has the lock, nor where it was given up until then', async () => {
    let giveLock = (): void => undefined;
    const locked = new Promise<void>((resolve) => {
      giveLock = resolve;
    });
    const lock: Lock = { run: (_name, run) => locked.then(run), isHeld: async () => false };
    const write = vi.fn<AttemptStore<string>['write']>();
    const send = vi.fn<typeof lost>(lost);
    const store = { read: () => null, write, subscribe: () => () => undefined };
    const attempt = anAttempt({ lock, store, verify: () => new Promise(() => undefined) });
    attempt.watch();
    const sent = attempt.start('shoes', send);
    await settle();
    expect(write).not.toHaveBeenCalled();
    attempt.returned('restoredFromCache');
    giveLock();
    expect(await sent).toEqual({ kind: 'late' });
    expect(send).not.toHaveBeenCalled();
  });

  it('looks for what it wanted to send where another page has the lock, although nothing is stored', async () => {
    const attempt = anAttempt({
      lock: { run: async () => 'busy', isHeld: async () => true },
      verify: () => new Promise(() => undefined),
    });
    attempt.watch();
    expect(await attempt.start('shoes', lost)).toEqual({ kind: 'late' });
    expect(attempt.read()).toMatchObject({ kind: 'verifying', record: { request: 'shoes' } });
  });

  it('writes a record that has changed, and nothing else', async () => {
    let stored: AttemptRecord<string | null> | null = null;
    const write = vi.fn<AttemptStore<string>['write']>((record) => {
      stored = record;
    });
    const attempt = anAttempt({ store: { read: () => stored, write, subscribe: () => () => undefined } });
    attempt.watch();
    await attempt.start('shoes', lost);
    await settle();
    attempt.check();
    await settle();
    expect(attempt.read().kind).toBe('notArrived');
    expect(write.mock.calls.map(([record]) => record?.stage.kind)).toEqual(['sending', 'answerLost']);
    // Another page has removed it.
    stored = null;
    attempt.cancel();
    expect(attempt.read().kind).toBe('idle');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('stores its own lost response although another page has removed the record meanwhile', async () => {
    let stored: AttemptRecord<string | null> | null = null;
    const write = (record: typeof stored) => {
      stored = record;
    };
    const attempt = anAttempt({ store: { read: () => stored, write, subscribe: () => () => undefined } });
    attempt.watch();
    await attempt.start('shoes', async () => {
      stored = null;
      return { kind: 'lost' };
    });
    expect(stored).toMatchObject({ key: 'key-1', stage: { kind: 'answerLost' } });
  });

  it('waits until the next check is due, and for nothing after the last one', async () => {
    const stop = vi.fn<() => void>();
    const wait = vi.fn<AttemptOptions<Purchase>['wait']>(() => stop);
    const pauses = { answerLost: [0, 3_000], underWay: [] };
    let now = 1_000;
    const attempt = anAttempt({ rules: { ...rules, pauses }, wait, now: () => now });
    attempt.watch();
    await attempt.start('shoes', lost);
    await settle();
    expect(wait).toHaveBeenCalledExactlyOnceWith(3_000, expect.any(Function));
    now += 3_000;
    attempt.check();
    expect(stop).toHaveBeenCalledOnce();
    await settle();
    expect(attempt.read().kind).toBe('notArrived');
    expect(wait).toHaveBeenCalledOnce();
  });

  it('ignores a check that was given up', async () => {
    const reads: ((result: VerifyResult<Purchase>) => void)[] = [];
    const onArrived = vi.fn<() => void>();
    const verify = () => new Promise<VerifyResult<Purchase>>((resolve) => reads.push(resolve));
    const attempt = anAttempt({ verify, onArrived });
    attempt.watch();
    await attempt.start('shoes', lost);
    attempt.returned('restoredFromCache');
    reads[0]?.({ kind: 'arrived', evidence: 'arrived' });
    await settle();
    expect(attempt.read().kind).toBe('verifying');
    expect(onArrived).not.toHaveBeenCalled();
  });

  it('ignores how the opening of an earlier acceptance went', async () => {
    const attempt = anAttempt({ rules: { ...rules, acceptance: 'underWay' } });
    attempt.watch();
    const accept = async () => ({ kind: 'accepted', data: null }) as const;
    const first = await attempt.start('shoes', accept);
    attempt.returned('restoredFromCache');
    await settle();
    await attempt.start('boots', accept, { confirmedBeside: recordOf(attempt.read()) });
    if (first.kind === 'accepted') first.followed({ kind: 'notOpened', refusal: 'notOpened' });
    expect(attempt.read()).toMatchObject({ kind: 'accepted', record: { request: 'boots' } });
  });

  it('reports an arrival once it was read, and nothing else', async () => {
    const onArrived = vi.fn<NonNullable<AttemptOptions<Purchase>['onArrived']>>();
    const verify = vi.fn<AttemptOptions<Purchase>['verify']>(async () => ({ kind: 'notFound' }));
    const attempt = anAttempt({ onArrived, verify });
    attempt.watch();
    await attempt.start('shoes', lost);
    await settle();
    expect(onArrived).not.toHaveBeenCalled();
    verify.mockResolvedValue({ kind: 'arrived', evidence: 'arrived' });
    attempt.check();
    await settle();
    expect(onArrived).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'key-1' }), 'arrived');
  });

  it('sends nothing by a tap while no screen shows the attempt', async () => {
    const send = vi.fn<typeof lost>(lost);
    expect(await anAttempt().start('shoes', send)).toEqual({ kind: 'late' });
    expect(send).not.toHaveBeenCalled();
  });

  it('tells the request beside which unknown one it was confirmed', async () => {
    const send = vi.fn<typeof lost>(lost);
    const attempt = anAttempt();
    attempt.watch();
    await attempt.start('shoes', send);
    await settle();
    await attempt.start('boots', send, { confirmedBeside: recordOf(attempt.read()) });
    expect(send.mock.calls).toEqual([
      ['shoes', expect.objectContaining({ key: 'key-1', replacedKey: null })],
      ['boots', expect.objectContaining({ key: 'key-2', replacedKey: 'key-1' })],
    ]);
  });

  it('tells its listeners until they unsubscribe, and is left with the last of its screens', async () => {
    const [listener, stop] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const subscribe = vi.fn<(listen: () => void) => () => void>(() => stop);
    const attempt = anAttempt({ store: { read: () => null, write: () => undefined, subscribe } });
    const unsubscribe = attempt.subscribe(listener);
    const leave = [attempt.watch(), attempt.watch()];
    expect(subscribe).toHaveBeenCalledOnce();
    await attempt.start('shoes', async () => ({ kind: 'refused', refusal: 'refused' }));
    expect(listener).toHaveBeenCalled();
    leave[0]?.();
    expect(stop).not.toHaveBeenCalled();
    expect(attempt.read().kind).toBe('refused');
    listener.mockClear();
    unsubscribe();
    leave[1]?.();
    expect(stop).toHaveBeenCalledOnce();
    expect(attempt.read().kind).toBe('idle');
    expect(listener).not.toHaveBeenCalled();
  });

  it('opens nothing where a listener has gone on from the acceptance', async () => {
    const attempt = anAttempt({ rules: { ...rules, acceptance: 'underWay' } });
    attempt.watch();
    attempt.subscribe(() => attempt.read().kind === 'accepted' && attempt.returned('restoredFromCache'));
    expect(await attempt.start('shoes', async () => ({ kind: 'accepted', data: null }))).toEqual({ kind: 'late' });
  });
});
