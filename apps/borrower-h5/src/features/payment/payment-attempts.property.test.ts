import fc from 'fast-check';
import { env } from 'node:process';
import { expect, it } from 'vitest';
import { createStorage } from '@peace/web-platform/storage';
import { openItem } from '#shared/storage/stored-item.ts';
import { paymentItem } from './payment-record.ts';
import { startOf } from './payment-page.model.ts';
import { ORDER, PaymentWorld } from './testing/payment-world.ts';
import { acts, settle } from './testing/payment-acts.ts';

/** The same ones with each change; more of them at night, others each time: `pnpm test:long`. */
const runs = env['PAYMENT_RUNS'] ? { numRuns: Number(env['PAYMENT_RUNS']) } : { numRuns: 800, seed: 18 };

function storedFor(world: PaymentWorld, borrower: string) {
  const access = { storage: createStorage(() => world.area), clock: { now: () => world.now }, borrower };
  return openItem(access, paymentItem, ORDER).read();
}

function expectInvariants(world: PaymentWorld): void {
  expect(world.breaches).toEqual([]);
  // Another person on the same phone is told nothing.
  expect(storedFor(world, 'ben')).toBeNull();
  if (world.unknown.size === 0) return;
  // A started payment outlives every window, until it is settled or the borrower says that it was not paid.
  expect(storedFor(world, 'ana')).not.toBeNull();
  for (const window of world.windows.filter(({ isAlive, isMounted, isBehind }) => isAlive && isMounted && !isBehind)) {
    expect(['requesting', 'opening', 'pending']).toContain(window.phase.kind);
    expect(startOf(window.phase)).not.toBe('yes');
  }
}

it('a payment is never started twice without an explicit confirmation, and never forgotten before it is settled', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.record({ hasLocks: fc.boolean(), isSlowToTell: fc.boolean(), asksForAll: fc.boolean() }),
      fc.array(acts, { maxLength: 40, size: 'max' }),
      async (options, run) => {
        const world = new PaymentWorld(options);
        world.open();
        for (const { act } of run) {
          await act(world);
          await settle();
          world.isConfirmed = false;
          for (const { phase } of world.windows) {
            seen.add(phase.kind === 'pending' ? `pending, ${phase.isLost ? 'lost' : 'under way'}` : phase.kind);
          }
          expectInvariants(world);
        }
      },
    ),
    runs,
  );
  // The runs went everywhere; else they would prove nothing.
  expect([...seen].sort()).toEqual([
    'arrived',
    'failed',
    'idle',
    'movedOn',
    'opening',
    'pending, lost',
    'pending, under way',
    'requesting',
  ]);
}, 600_000);
