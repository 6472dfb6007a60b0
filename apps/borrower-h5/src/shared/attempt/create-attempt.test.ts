import { describe, expect, it } from 'vitest';
import { answer, settle } from './testing/drive.ts';
import { World } from './testing/world.ts';

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

  it('forgets the record when the server accepts and that ends the matter', async () => {
    const world = new World();
    const page = world.open();
    page.attempt.start('shoes');
    await settle();
    await answer(world.sends, { kind: 'accepted' });
    expect(page.attempt.read()).toMatchObject({ kind: 'accepted', follow: 'underWay' });
    expect(world.stored).toBeNull();
    await answer(world.follows, { kind: 'notOpened', refusal: 'notOpened' });
    expect(page.attempt.read()).toMatchObject({ kind: 'accepted', follow: 'notOpened' });
  });

  it('shows a refusal and may be started again, under a new key', async () => {
    const world = new World();
    const page = world.open();
    page.attempt.start('shoes');
    await settle();
    await answer(world.sends, { kind: 'refused', refusal: 'refused' });
    expect(page.attempt.read()).toMatchObject({ kind: 'refused', refusal: 'refused' });
    expect(world.stored).toBeNull();
    page.attempt.start('shoes');
    await settle();
    expect(new Set(world.sends.map(({ key }) => key)).size).toBe(2);
  });
});
