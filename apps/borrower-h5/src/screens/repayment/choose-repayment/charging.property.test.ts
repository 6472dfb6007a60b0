import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChargeEvent, Standing } from './charging.ts';
import { ChargeWorld, type Happening } from './testing/charge-world.ts';

const at = fc.integer({ min: 0, max: 200_000 });
const tap = fc.oneof(
  fc.record({
    kind: fc.constant('payTapped' as const),
    cardId: fc.constantFrom('1', '2'),
    repayToken: fc.string(),
    at,
  }),
  fc.record({ kind: fc.constant('resendTapped' as const), at }),
  fc.constantFrom<ChargeEvent>(
    { kind: 'walletTapped' },
    { kind: 'confirmTapped', code: '123456' },
    { kind: 'checkTapped' },
    { kind: 'dismissed' },
    { kind: 'thawed' },
    { kind: 'seen' },
  ),
);
const which = fc.nat(3);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: tap.map((event) => ({ kind: 'tap' as const, event })) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      which,
      as: fc.constantFrom(
        'ok' as const,
        'needsCode' as const,
        'refused' as const,
        'submitted' as const,
        'lost' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      which,
      standing: fc.constantFrom<Standing>('payable', 'settled', 'unreadable'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'killed' as const }) },
);

it('never has two requests under way, never pays a doubtful charge anew, never says paid by itself', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const world = new ChargeWorld();
      for (const next of happenings) world.happen(next);
      expect(world.broken).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

it('always finds a way on: from wherever it stands, good answers lead to paying or to the order', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      const world = new ChargeWorld();
      for (const next of happenings) world.happen(next);
      for (let turns = 0; turns < 6; turns += 1) {
        world.happen({ kind: 'tap', event: { kind: 'seen' } });
        world.happen({ kind: 'tap', event: { kind: 'checkTapped' } });
        for (const index of [3, 2, 1, 0]) {
          world.happen({ kind: 'answer', which: index, as: 'ok' });
          world.happen({ kind: 'read', which: index, standing: 'payable' });
        }
      }
      const { phase } = world.charging;
      const isSubmitted = phase.kind === 'unknown' && phase.doubt === 'submitted';
      expect(isSubmitted || ['idle', 'failed', 'checked', 'coding', 'done'].includes(phase.kind)).toBe(true);
    }),
  );
});
