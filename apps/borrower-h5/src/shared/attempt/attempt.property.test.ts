import fc from 'fast-check';
import { env } from 'node:process';
import { expect, it } from 'vitest';
import type { AttemptRules, AttemptState } from './attempt-types.ts';
import { answerLostPauses } from './attempt-state.ts';
import { type Purchase, World } from './testing/world.ts';
import { acts } from './testing/attempt-acts.ts';
import { settle } from './testing/drive.ts';

/** The same runs each time; other and more of them at night: `pnpm test:long`. */
const runs = env['ATTEMPT_RUNS'] ? { numRuns: Number(env['ATTEMPT_RUNS']) } : { numRuns: 2_000, seed: 18 };

const ruleChanges: fc.Arbitrary<Partial<AttemptRules<Purchase>>> = fc.record({
  acceptance: fc.constantFrom('final', 'underWay'),
  allowRetryWhenUnverified: fc.boolean(),
});

/** A state in which nothing is awaited and nothing will happen by itself has a tap that leads on. */
function hasWayOn(state: AttemptState<Purchase>): boolean {
  return !['sending', 'verifying'].includes(state.kind);
}

function expectInvariants(world: World): void {
  expect(world.breaches).toEqual([]);
  for (const page of world.pages.filter(({ isAlive, unmount }) => isAlive && unmount)) {
    const state = page.attempt.read();
    // No screen forgets a write of which the outcome is not known.
    if (world.unknown.size > 0 && !page.isBehind) expect(['idle', 'refused', 'arrived']).not.toContain(state.kind);
    const isAwaited = [...world.sends, ...world.reads, ...world.follows].some(
      (open) => open.page === page && open.isAwaited,
    );
    if (!isAwaited) expect(hasWayOn(state)).toBe(true);
  }
  if (world.unknown.size > 0) expect(world.stored).not.toBeNull();
}

/** After half a minute of checks that see nothing, what is not known may be repeated, whatever happened before. */
async function expectEnd(world: World): Promise<void> {
  world.tell();
  const page = world.pages.find(({ isAlive }) => isAlive) ?? world.open();
  if (page.unmount === null) page.mount();
  page.isVisible = true;
  page.attempt.returned('restoredFromCache');
  page.attempt.dismiss();
  for (const pause of [0, ...answerLostPauses]) {
    world.pass(pause);
    for (const read of world.reads.filter(({ isAwaited }) => isAwaited)) read.answer({ kind: 'notFound' });
    await settle();
  }
  expect(page.attempt.mayStart()).not.toBe('no');
}

it('never writes twice without the borrower’s confirmation, and never forgets what is not known', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      ruleChanges,
      fc.boolean(),
      fc.boolean(),
      fc.array(acts, { maxLength: 40, size: 'max' }),
      async (changes, hasLocks, isSlowToTell, run) => {
        const world = new World(changes, hasLocks);
        world.isSlowToTell = isSlowToTell;
        world.open();
        for (const { act } of run) {
          act(world);
          await settle();
          world.isConfirmed = false;
          for (const { attempt } of world.pages) seen.add(attempt.read().kind);
          expectInvariants(world);
        }
        await expectEnd(world);
      },
    ),
    runs,
  );
  // The runs went everywhere; else they would prove nothing.
  expect([...seen].sort()).toEqual(
    ['accepted', 'arrived', 'idle', 'notArrived', 'refused', 'sending', 'unknown', 'verifying'].sort(),
  );
}, 600_000);
