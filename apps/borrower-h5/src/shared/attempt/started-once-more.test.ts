import { describe, expect, it } from 'vitest';
import { answer, settle, stateOf } from './testing/drive.ts';
import { type Page, World } from './testing/world.ts';

describe('what is decided elsewhere', () => {
  async function begin(world: World): Promise<Page> {
    const page = world.open();
    page.attempt.start('shoes');
    await settle();
    await answer(world.sends, { kind: 'accepted' });
    return page;
  }

  it('is started once more while it is being looked for; what that read says comes too late', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await begin(world);
    await answer(world.follows, { kind: 'opened' });
    page.attempt.check();
    page.attempt.start('shoes');
    expect(stateOf(page)).toBe('verifying');
    page.attempt.start('shoes', { isConfirmed: true });
    await settle();
    expect(world.sends).toHaveLength(2);
    await answer(world.reads, { kind: 'arrived', evidence: 'arrived' });
    expect(stateOf(page)).toBe('sending');
  });

  it('is started once more by a confirmation alone, also after a read that failed', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await begin(world);
    page.attempt.returned('becameVisible');
    await answer(world.reads, { kind: 'unreadable' });
    page.attempt.start('shoes');
    await settle();
    expect(world.sends).toHaveLength(1);
    page.attempt.start('shoes', { isConfirmed: true });
    await settle();
    expect(world.sends).toHaveLength(2);
  });

  it('gets a new key when it is started once more', async () => {
    const world = new World({ acceptance: 'underWay' });
    const page = await begin(world);
    page.attempt.returned('becameVisible');
    await answer(world.reads, { kind: 'notFound' });
    page.attempt.start('shoes', { isConfirmed: true });
    await settle();
    expect(new Set(world.sends.map(({ key }) => key)).size).toBe(2);
  });
});
