import { describe, expect, it } from 'vitest';
import { answer, settle, start, started } from './testing/drive.ts';
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
    const page = await started(world);
    await answer(world.sends, { kind: 'accepted' });
    expect(page.attempt.read()).toMatchObject({ kind: 'accepted', follow: 'underWay' });
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
