import { describe, expect, it } from 'vitest';
import { answer, lose, loseAndCheck, settle, start, started, stateOf } from './testing/drive.ts';
import type { AttemptRecord } from './attempt-types.ts';
import { World } from './testing/world.ts';

describe('two pages', () => {
  it('do not send at the same time', async () => {
    const world = new World();
    const [one, two] = [world.open(), world.open()];
    one.attempt.start('shoes');
    two.attempt.start('shoes');
    await settle();
    expect(world.sends).toHaveLength(1);
    expect(stateOf(two)).toBe('verifying');
  });

  it('leave the record to the page that is sending: marked as lost, it would hide that page’s acceptance', async () => {
    const world = new World({ acceptance: 'underWay' });
    const [one, two] = [world.open(), world.open()];
    await start(one);
    expect(two.attempt.read()).toMatchObject({ kind: 'verifying', record: { stage: { kind: 'answerLost' } } });
    two.attempt.returned('restoredFromCache');
    expect(world.stored?.stage).toEqual({ kind: 'sending' });
    await answer(world.sends, { kind: 'accepted' });
    expect(world.stored?.stage.kind).toBe('underWay');
    expect(two.attempt.read()).toMatchObject({ record: { stage: { kind: 'underWay' } } });
    expect(two.attempt.mayStart()).toBe('confirm');
  });

  it('mark what a check did not see: a page that is opened later goes on with the same schedule', async () => {
    const world = new World();
    const page = await started(world);
    page.kill();
    const since = world.now;
    world.open();
    await answer(world.reads, { kind: 'notFound' });
    expect(world.stored?.stage).toEqual({ kind: 'answerLost', since });
  });

  it('go on looking, each by itself, for what the other was told is over: only a confirmation repeats it', async () => {
    const world = new World({ allowRetryWhenUnverified: true });
    const [one, two] = [world.open(), world.open()];
    await start(one);
    await answer(world.sends, { kind: 'accepted' });
    expect(world.stored).toBeNull();
    for (const pause of [3_000, 7_000, 20_000]) {
      await answer(world.reads, { kind: 'unreadable' });
      two.attempt.start('shoes', { isConfirmed: true });
      world.pass(pause);
    }
    await answer(world.reads, { kind: 'unreadable' });
    expect(two.attempt.read()).toMatchObject({ kind: 'unknown', nextCheckAt: null });
    await start(two);
    expect(world.sends).toHaveLength(1);
    expect(world.stored).toBeNull();
    await start(two, { isConfirmed: true });
    expect(world.sends).toHaveLength(2);
  });

  it('open nothing where the other has repeated it meanwhile, of which this one was not told', async () => {
    const world = new World({ acceptance: 'underWay' }, false);
    const page = await started(world);
    const key = world.sends[0]?.key ?? '';
    world.stored = { key, request: 'shoes', startedAt: world.now + 1, stage: { kind: 'sending' } };
    await answer(world.sends, { kind: 'accepted' });
    expect(world.follows).toHaveLength(0);
    expect(page.attempt.read()).toMatchObject({ kind: 'verifying', record: { startedAt: world.now + 1 } });
  });

  it('know that the other waits for its response, and use what it was told', async () => {
    const world = new World({ acceptance: 'underWay' });
    const [one, two] = [world.open(), world.open()];
    await start(one);
    expect(await two.attempt.isSentElsewhere()).toBe(true);
    expect(await one.attempt.isSentElsewhere()).toBe(false);
    expect(two.attempt.read()).toMatchObject({ record: { stage: { kind: 'answerLost' } } });
    await answer(world.sends, { kind: 'accepted' });
    expect(await two.attempt.isSentElsewhere()).toBe(false);
    expect(two.attempt.read()).toMatchObject({ kind: 'verifying', record: { stage: { kind: 'underWay' } } });
  });

  it('do not take a killed page for one that waits', async () => {
    const world = new World();
    const [one, two] = [world.open(), world.open()];
    await start(one);
    one.kill();
    expect(await two.attempt.isSentElsewhere()).toBe(false);
  });

  it('keep the new attempt of the other page after the first one has succeeded', async () => {
    const world = new World({}, false);
    const [one, two] = [world.open(), world.open()];
    await start(one);
    await answer(world.reads, { kind: 'arrived', evidence: 'arrived' });
    two.attempt.dismiss();
    await start(two);
    const second = world.sends.at(-1)?.key;
    one.attempt.returned('restoredFromCache');
    expect(world.stored?.key).toBe(second);
    expect(one.attempt.read()).toMatchObject({ kind: 'verifying', record: { key: second } });
  });

  it('take up what the other began while no screen showed it here', async () => {
    const world = new World();
    const [one, two] = [world.open(), world.open()];
    await lose(world, one);
    one.leave();
    world.reads.find(({ page }) => page === two)?.answer({ kind: 'arrived', evidence: 'arrived' });
    await settle();
    two.attempt.dismiss();
    await lose(world, two);
    one.mount();
    expect(one.attempt.read()).toMatchObject({ kind: 'verifying', record: { key: world.stored?.key } });
  });

  it('do not repeat what the other has repeated meanwhile, of which this one was not told: it is looked for', async () => {
    const world = new World();
    const page = world.open();
    await loseAndCheck(world, page);
    expect(page.attempt.mayStart()).toBe('confirm');
    world.stored = world.stored && { ...world.stored, startedAt: world.now, stage: { kind: 'sending' } };
    await start(page, { isConfirmed: true });
    expect(world.sends).toHaveLength(1);
    expect(page.attempt.read()).toMatchObject({ kind: 'verifying', record: { startedAt: world.now } });
  });

  /** Another page stores a record of its own at the moment at which this page next asks for the time. */
  function storeMeanwhile(world: World): AttemptRecord<string> {
    const other = { key: 'another', request: 'boots', startedAt: world.now, stage: { kind: 'sending' } } as const;
    const { now } = world;
    Object.defineProperty(world, 'now', {
      configurable: true,
      get: () => {
        Object.defineProperty(world, 'now', { value: now, writable: true, configurable: true });
        world.stored = other;
        return now;
      },
    });
    return other;
  }

  it('do not send over what the other has stored between the tap and the lock', async () => {
    const world = new World();
    const page = world.open();
    const other = storeMeanwhile(world);
    await start(page);
    expect(world.sends).toEqual([]);
    expect(world.stored?.key).toBe(other.key);
    expect(page.attempt.read()).toMatchObject({ kind: 'verifying', record: { key: other.key } });
  });

  it('do not remove what the other has stored while this one is accepted', async () => {
    const world = new World({}, false);
    const page = await started(world);
    const other = storeMeanwhile(world);
    await answer(world.sends, { kind: 'accepted' });
    expect(page.attempt.read().kind).toBe('accepted');
    expect(world.stored).toBe(other);
  });
});
