import { describe, expect, it } from 'vitest';
import { answer, lose, settle, start, started, stateOf } from './testing/drive.ts';
import { World } from './testing/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const setBack = (world: World) => {
  world.now -= DAY;
};

describe('a clock that is set back', () => {
  it('begins the checks of a lost response anew, and they end', async () => {
    const world = new World();
    const page = world.open();
    await lose(world, page);
    await answer(world.reads, { kind: 'notFound' });
    const first = world.stored;
    setBack(world);
    page.attempt.check();
    expect(page.attempt.read()).toMatchObject({ record: { stage: { since: world.now } } });
    // The same sending: its key, and when it was started.
    expect(world.stored).toMatchObject({ key: first?.key, startedAt: first?.startedAt, stage: { since: world.now } });
    for (const pause of [3_000, 7_000, 20_000]) {
      await answer(world.reads, { kind: 'notFound' });
      expect(stateOf(page)).toBe('unknown');
      world.pass(pause);
    }
    await answer(world.reads, { kind: 'notFound' });
    expect(stateOf(page)).toBe('notArrived');
    await start(page, { isConfirmed: true });
    expect(new Set(world.sends.map(({ key }) => key)).size).toBe(1);
  });

  it('does not store again what another page has removed, whose outcome is known there', async () => {
    const world = new World();
    const sender = world.open();
    world.open();
    await start(sender);
    setBack(world);
    await answer(world.sends, { kind: 'accepted' });
    expect(world.stored).toBeNull();
    // The other page's first look has told nothing, and its next one begins the checks anew.
    await answer(world.reads, { kind: 'notFound' });
    world.pass(3_000);
    await settle();
    expect(world.reads).toHaveLength(2);
    expect(world.stored).toBeNull();
  });

  it('does not end the looking for what is decided elsewhere', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await started(world);
    await answer(world.sends, { kind: 'accepted' });
    await answer(world.follows, { kind: 'opened' });
    setBack(world);
    page.attempt.returned('becameVisible');
    await answer(world.reads, { kind: 'notFound' });
    expect(page.attempt.read()).toMatchObject({ kind: 'notArrived', nextCheckAt: world.now + 5_000 });
  });
});

it.each(['notFound', 'unreadable'] as const)(
  'a lost response is not forgotten by a page whose clock jumps ahead: %s',
  async (kind) => {
    const world = new World({ lifetimeMs: DAY });
    const page = world.open();
    await lose(world, page);
    world.pass(DAY + 1);
    page.attempt.returned('restoredFromCache');
    await answer(world.reads, { kind });
    expect(stateOf(page)).toBe(kind === 'notFound' ? 'notArrived' : 'unknown');
    await start(page);
    expect(world.sends).toHaveLength(1);
  },
);
