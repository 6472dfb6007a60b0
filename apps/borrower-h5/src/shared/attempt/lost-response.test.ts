import { describe, expect, it } from 'vitest';
import { mayStart } from './attempt-state.ts';
import { answer, lose, loseAndCheck, settle, start, started, stateOf } from './testing/drive.ts';
import { World } from './testing/world.ts';

describe('a lost response', () => {
  it('is looked for at 0, 3, 10 and 30 seconds, and not repeated before the last', async () => {
    const world = new World();
    const page = world.open();
    await lose(world, page);
    expect(world.stored?.stage).toEqual({ kind: 'answerLost', since: world.now });
    const times: number[] = [];
    for (const pause of [0, 3_000, 7_000, 20_000]) {
      world.pass(pause);
      expect(stateOf(page)).toBe('verifying');
      times.push(world.now);
      await answer(world.reads, { kind: 'notFound' });
      await start(page, { isConfirmed: true });
      if (times.length < 4) expect(world.sends).toHaveLength(1);
    }
    expect(times.map((time) => time - 1_000_000)).toEqual([0, 3_000, 10_000, 30_000]);
    expect(world.sends).toHaveLength(2);
  });

  it('is repeated only by an explicit confirmation, and then under the same key', async () => {
    const world = new World();
    const page = world.open();
    await loseAndCheck(world, page);
    expect(stateOf(page)).toBe('notArrived');
    await start(page);
    expect(world.sends).toHaveLength(1);
    await start(page, { isConfirmed: true });
    expect(new Set(world.sends.map(({ key }) => key)).size).toBe(1);
  });

  it('gets a new key when something else is requested', async () => {
    const world = new World();
    const page = world.open();
    await loseAndCheck(world, page);
    page.attempt.start('boots', { isConfirmed: true });
    await settle();
    expect(new Set(world.sends.map(({ key }) => key)).size).toBe(2);
  });

  it('is found by a page that was killed and opened again', async () => {
    const world = new World();
    const page = await started(world);
    page.kill();
    const reopened = world.open();
    expect(stateOf(reopened)).toBe('verifying');
    await answer(world.reads, { kind: 'arrived', evidence: 'arrived' });
    expect(stateOf(reopened)).toBe('arrived');
    expect(world.stored).toBeNull();
  });

  it.each([
    ['also where nothing is stored', true],
    ['by the record', false],
  ])(
    'opens nothing when it comes after all, nor is it taken for the response to the repetition: %s',
    async (_, isFull) => {
      const world = new World({}, false);
      const page = await started(world);
      page.attempt.returned('restoredFromCache');
      world.pass(30_000);
      page.attempt.returned('restoredFromCache');
      await answer(world.reads, { kind: 'notFound' });
      await start(page, { isConfirmed: true });
      expect(world.sends).toHaveLength(2);
      if (isFull) world.stored = null;
      world.sends[0]?.answer({ kind: 'accepted' });
      await settle();
      expect(stateOf(page)).toBe('sending');
      expect(world.follows).toHaveLength(0);
    },
  );

  it('may be repeated unread only where the rules allow it, and after the last check', async () => {
    const world = new World({ allowRetryWhenUnverified: true });
    const page = world.open();
    await lose(world, page);
    await answer(world.reads, { kind: 'unreadable' });
    expect(page.attempt.mayStart()).toBe('no');
    world.pass(30_000);
    await answer(world.reads, { kind: 'unreadable' });
    expect(page.attempt.mayStart()).toBe('confirm');
    expect(mayStart(page.attempt.read(), false)).toBe('no');
  });

  it.each([
    ['notArrived', 'notFound'],
    ['unknown', 'unreadable'],
  ] as const)('stays in doubt, without the refusal of its repetition, once that was read: %s', async (kind, read) => {
    const world = new World();
    const page = world.open();
    await loseAndCheck(world, page);
    await start(page, { isConfirmed: true });
    await answer(world.sends, { kind: 'refused', refusal: 'refused' });
    expect(stateOf(page)).toBe('verifying');
    await answer(world.reads, { kind: read });
    const refused = page.attempt.read();
    expect(refused).toMatchObject({ kind, refusal: 'refused' });
    page.attempt.dismiss();
    expect(page.attempt.read()).toEqual({ ...refused, refusal: null });
    expect(world.stored).not.toBeNull();
    await start(page);
    expect(world.sends).toHaveLength(2);
  });

  it('is not looked for by itself where the screen says so, only on return or by a tap', async () => {
    const world = new World();
    const page = world.open();
    page.verifiesByItself = false;
    await lose(world, page);
    await answer(world.reads, { kind: 'unreadable' });
    world.pass(3_000);
    world.pass(600_000);
    expect(world.reads).toHaveLength(1);
    world.now -= 599_000;
    page.verifiesByItself = true;
    page.attempt.check();
    await answer(world.reads, { kind: 'unreadable' });
    world.pass(30_000);
    expect(world.reads).toHaveLength(3);
  });
});
