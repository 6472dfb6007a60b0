import { describe, expect, it } from 'vitest';
import { answer, start, started, stateOf } from './testing/drive.ts';
import { type Page, World } from './testing/world.ts';

describe('what is decided elsewhere', () => {
  async function begin(world: World): Promise<Page> {
    const page = await started(world);
    await answer(world.sends, { kind: 'accepted' });
    return page;
  }

  it('is kept across a kill, with when it was started', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await begin(world);
    page.kill();
    const reopened = world.open();
    await answer(world.reads, { kind: 'notFound' });
    expect(reopened.attempt.read()).toMatchObject({
      kind: 'notArrived',
      record: { startedAt: 1_000_000, stage: { kind: 'underWay' } },
    });
  });

  it('is over when nothing was opened', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await begin(world);
    await answer(world.follows, { kind: 'notOpened', refusal: 'notOpened' });
    expect(stateOf(page)).toBe('refused');
    expect(world.stored).toBeNull();
  });

  it('is looked for with growing pauses while the page is looked at', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await begin(world);
    await answer(world.follows, { kind: 'opened' });
    world.pass(5_000);
    await answer(world.reads, { kind: 'notFound' });
    page.isVisible = false;
    world.pass(10_000);
    expect(world.reads).toHaveLength(1);
    page.isVisible = true;
    page.attempt.returned('becameVisible');
    expect(world.reads).toHaveLength(2);
  });

  it('ends unseen after its lifetime', async () => {
    const world = new World({ acceptance: 'underWay', lifetimeMs: 60_000 });
    const page = await begin(world);
    await answer(world.follows, { kind: 'opened' });
    world.pass(60_000);
    await answer(world.reads, { kind: 'notFound' });
    expect(stateOf(page)).toBe('idle');
    expect(world.stored).toBeNull();
  });

  it('ends so also while it is being looked for', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await begin(world);
    await answer(world.follows, { kind: 'opened' });
    page.attempt.check();
    page.attempt.cancel();
    expect(stateOf(page)).toBe('idle');
    await answer(world.reads, { kind: 'notFound' });
    expect(stateOf(page)).toBe('idle');
    expect(world.stored).toBeNull();
  });

  it('is started once more while it is being looked for; what that read says comes too late', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await begin(world);
    await answer(world.follows, { kind: 'opened' });
    page.attempt.check();
    page.attempt.start('shoes');
    expect(stateOf(page)).toBe('verifying');
    await start(page, { isConfirmed: true });
    expect(world.sends).toHaveLength(2);
    await answer(world.reads, { kind: 'arrived', evidence: 'arrived' });
    expect(stateOf(page)).toBe('sending');
  });

  it('is started once more by a confirmation alone, also after a read that failed', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await begin(world);
    page.attempt.returned('becameVisible');
    await answer(world.reads, { kind: 'unreadable' });
    await start(page);
    expect(world.sends).toHaveLength(1);
    await start(page, { isConfirmed: true });
    expect(world.sends).toHaveLength(2);
    expect(new Set(world.sends.map(({ key }) => key)).size).toBe(2);
  });
});
