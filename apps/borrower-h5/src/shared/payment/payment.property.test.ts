import fc from 'fast-check';
import { env } from 'node:process';
import { expect, it } from 'vitest';
import { openItem } from '#shared/state/stored-item.ts';
import { createStorage } from '@peace/web-platform/storage';
import { paymentItem } from './payment-attempt.ts';
import { mayPay } from './payment-phase.ts';
import type { PaymentMeans } from './payment.ts';
import { ORDER, PaymentWorld, type Open, type PaymentWindow } from './testing/payment-world.ts';

/** The same ones with each change; more of them at night, others each time: `pnpm test:long`. */
const runs = env['PAYMENT_RUNS'] ? { numRuns: Number(env['PAYMENT_RUNS']) } : { numRuns: 800, seed: 18 };
const settle = () => new Promise((resolve) => setImmediate(resolve));

type Act = (world: PaymentWorld) => void | Promise<void>;

/** An act with its name, for the report of a counterexample. */
const named = ([name, act]: readonly [string, Act]) => ({ act, [fc.toStringMethod]: () => name });

const card = { cardId: '1', bankName: 'Isla Savings Bank', ending: '4321', repayToken: 'token-1' };
const means: readonly PaymentMeans[] = [
  { kind: 'link', channelNumber: '90001', name: 'GCash bill payment' },
  { kind: 'link', channelNumber: '90002', name: 'Maya bill payment' },
  { kind: 'code', name: 'Isla Bills' },
  { kind: 'wallet' },
  { kind: 'card', ...card, couponId: '', sendsCode: true },
  { kind: 'confirmation', ...card, recordId: 'r-1', entry: 'e-1' },
];
const anyMeans = fc.constantFrom(...means);

const on =
  (which: number, act: (window: PaymentWindow, world: PaymentWorld) => void): Act =>
  (world) => {
    const alive = world.windows.filter(({ isAlive }) => isAlive);
    const window = alive[which % Math.max(1, alive.length)];
    if (window) act(window, world);
  };

const payAgain = (by: PaymentMeans) => (window: PaymentWindow, world: PaymentWorld) => {
  const { phase } = window;
  if (!window.isMounted || phase.kind !== 'begun' || !phase.mayPayAgain) return;
  world.isConfirmed = true;
  window.pay(by, true);
  // What is offered does not come to nothing.
  if (!window.isBehind && window.phase.kind !== 'requesting') world.breaches.push('a confirmation was ignored');
};

const saysNotPaid = (window: PaymentWindow, world: PaymentWorld) => {
  const { phase } = window;
  if (!window.isMounted || phase.kind !== 'begun' || !phase.mayCancel) return;
  window.attempt.cancel();
  world.unknown.clear();
};

const show = (isVisible: boolean) => (window: PaymentWindow) => {
  window.isVisible = isVisible;
  if (isVisible && window.isMounted) window.attempt.returned('becameVisible');
};

const restore = (window: PaymentWindow) => window.isMounted && window.attempt.returned('restoredFromCache');

const reload = (window: PaymentWindow, world: PaymentWorld) => {
  window.kill();
  world.open();
};

const isReceived = ({ isAwaited, window }: Pick<Open<never>, 'isAwaited' | 'window'>) => isAwaited && window.isAlive;

const answerSend =
  (which: number, kind: 'accepted' | 'refused' | 'lost'): Act =>
  (world) => {
    const open = world.sends.at(-1 - which);
    if (!open) return;
    if (kind === 'lost') return open.answer({ kind });
    if (kind === 'accepted') {
      const isLink = open.payment.means.kind === 'link' || open.payment.means.kind === 'wallet';
      return open.answer({ kind, answer: isLink ? { kind: 'link', url: 'https://pay.example' } : { kind: 'charged' } });
    }
    if (isReceived(open)) world.learn(open.key, 'refused');
    open.answer({ kind, refusal: { kind: 'call', error: { kind: 'rejected', code: '1', message: 'No.' } } });
  };

const answerFollow =
  (which: number, kind: 'opened' | 'failed'): Act =>
  (world) => {
    const open = world.follows.at(-1 - which);
    if (!open) return;
    if (isReceived(open) && kind === 'failed') world.learn(open.key, 'refused');
    open.answer(kind === 'failed' ? { kind, refusal: { kind: 'notOpened' } } : { kind });
  };

const answerRead =
  (which: number, isReadable: boolean): Act =>
  (world) => {
    const open = world.reads.at(-1 - which);
    if (!open) return;
    const verified = isReadable ? world.lender.read(open.payment) : ({ kind: 'unreadable' } as const);
    if (isReceived(open) && verified.kind === 'arrived') world.learn(open.key, 'settled');
    open.answer(verified);
  };

/** The lender says no, and the order is read for what it says now. */
const refuseAndRead: Act = async (world) => {
  await answerSend(0, 'refused')(world);
  await settle();
  await answerRead(0, true)(world);
};

/** The borrower finishes one of the payments that were begun, wherever it is paid. */
const payOne =
  (which: number): Act =>
  (world) => {
    const begun = world.sends.at(-1 - which);
    if (begun) world.lender.pay(begun.payment);
  };

const index = fc.nat({ max: 2 });
const late = fc.nat({ max: 2 });
const acts = fc
  .oneof<fc.Arbitrary<readonly [name: string, act: Act]>[]>(
    fc.tuple(index, anyMeans).map(([i, by]) => [`tap ${by.kind} ${i}`, on(i, (window) => window.pay(by))] as const),
    fc
      .tuple(index, anyMeans)
      .map(([i, by]) => [`tap twice ${i}`, on(i, (window) => (window.pay(by), window.pay(by)))] as const),
    fc.tuple(index, anyMeans).map(([i, by]) => [`pay again by ${by.kind} ${i}`, on(i, payAgain(by))] as const),
    index.map((i) => [`says not paid ${i}`, on(i, saysNotPaid)] as const),
    index.map((i) => [`check ${i}`, on(i, ({ attempt }) => attempt.check())] as const),
    index.map((i) => [`hide ${i}`, on(i, show(false))] as const),
    index.map((i) => [`show ${i}`, on(i, show(true))] as const),
    index.map((i) => [`restore ${i}`, on(i, restore)] as const),
    index.map((i) => [`leave ${i}`, on(i, (window) => window.leave())] as const),
    index.map((i) => [`mount ${i}`, on(i, (window) => window.mount())] as const),
    index.map((i) => [`kill ${i}`, on(i, (window) => window.kill())] as const),
    index.map((i) => [`reload ${i}`, on(i, reload)] as const),
    fc.constant(['open', (world) => void (world.windows.length < 6 && world.open())] as const),
    fc.constant(['tell', (world) => world.tell()] as const),
    fc
      .constantFrom(1_000, 30_000, 600_000)
      .map((ms) => [`pass ${ms}`, (world: PaymentWorld) => world.pass(ms)] as const),
    fc
      .tuple(late, fc.constantFrom('accepted' as const, 'refused' as const, 'lost' as const))
      .map(([i, kind]) => [`send ${i} ${kind}`, answerSend(i, kind)] as const),
    fc
      .tuple(late, fc.constantFrom('opened' as const, 'failed' as const))
      .map(([i, kind]) => [`follow ${i} ${kind}`, answerFollow(i, kind)] as const),
    fc.tuple(late, fc.boolean()).map(([i, isOk]) => [`read ${i} ${isOk}`, answerRead(i, isOk)] as const),
    late.map((i) => [`paid ${i}`, payOne(i)] as const),
    fc.constant(['refuse and read', refuseAndRead] as const),
    fc.constant(['settle', ({ lender }) => lender.settle()] as const),
  )
  .map(named);

function storedFor(world: PaymentWorld, borrower: string) {
  const access = { storage: createStorage(() => world.area), clock: { now: () => world.now }, borrower };
  return openItem(access, paymentItem, ORDER).read();
}

function holds(world: PaymentWorld): void {
  expect(world.breaches).toEqual([]);
  // Another person on the same phone is told nothing.
  expect(storedFor(world, 'ben')).toBeNull();
  if (world.unknown.size === 0) return;
  // What was begun outlives every window, until it is settled or the borrower says that nothing came of it.
  expect(storedFor(world, 'ana')).not.toBeNull();
  for (const window of world.windows.filter(({ isAlive, isMounted, isBehind }) => isAlive && isMounted && !isBehind)) {
    expect(['requesting', 'opening', 'begun']).toContain(window.phase.kind);
    expect(mayPay(window.phase)).toBe(false);
  }
}

it('is never begun twice without an explicit confirmation, and never forgotten before it is settled', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.record({ hasLocks: fc.boolean(), isSlowToTell: fc.boolean() }),
      fc.array(acts, { maxLength: 40, size: 'max' }),
      async (options, run) => {
        const world = new PaymentWorld(options);
        world.open();
        for (const { act } of run) {
          await act(world);
          await settle();
          world.isConfirmed = false;
          for (const { phase } of world.windows) {
            seen.add(phase.kind === 'begun' ? `begun, ${phase.isLost ? 'lost' : 'under way'}` : phase.kind);
          }
          holds(world);
        }
      },
    ),
    runs,
  );
  // The runs went everywhere; else they would prove nothing.
  expect([...seen].toSorted()).toEqual([
    'arrived',
    'begun, lost',
    'begun, under way',
    'failed',
    'idle',
    'opening',
    'requesting',
    'rereading',
  ]);
}, 600_000);
