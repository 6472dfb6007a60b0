import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPayingDesk, type PayAnswer } from './paying-desk.ts';
import { mayPay, type PayFailure, type PayPhase, type Reread } from './paying.model.ts';
import { PayingWorld } from './testing/paying-world.ts';

const payment = { amount: { minor: 545_000, currency: 'PHP' }, channelNumber: '90001' } as const;

/** What a test expects of the screen: whether somebody is there, and what it may say. */
interface Expected {
  isAttended: boolean;
}

type Command = fc.AsyncCommand<Expected, PayingWorld>;

/** A phase in which nothing is waited for has a way on: a tap pays, checks again, or leads back to the order. */
const hasWayOn = (phase: PayPhase) => mayPay(phase) || ['unknown', 'settled', 'leaving'].includes(phase.kind);

function holds(world: PayingWorld): void {
  const { phase } = world.desk.read();
  expect(world.breaches).toEqual([]);
  expect(world.requests.filter(({ isAwaited }) => isAwaited).length).toBeLessThanOrEqual(1);
  if (mayPay(phase)) expect(world.requests.some(({ isAwaited }) => isAwaited)).toBe(false);
  if (world.isAttended && world.awaited === 0) expect(hasWayOn(phase)).toBe(true);
  // Nobody is there: nothing may be waited for.
  if (!world.isAttended) expect(['idle', 'unknown', 'settled']).toContain(phase.kind);
}

function command(name: string, check: (expected: Expected) => boolean, act: (world: PayingWorld) => void) {
  return (whenDone: (expected: Expected) => void = () => undefined): Command => ({
    check,
    run: async (expected, world) => {
      act(world);
      // The answers reach the desk in microtasks.
      await new Promise((resolve) => setImmediate(resolve));
      whenDone(expected);
      holds(world);
    },
    toString: () => name,
  });
}

const present = ({ isAttended }: Expected) => isAttended;
const absent = ({ isAttended }: Expected) => !isAttended;
const always = () => true;

const tap = command('tap', present, ({ desk }) => desk.send({ kind: 'payTapped', payment }))();
const otherChannel = { ...payment, channelNumber: '90002' };
const doubleTap = command('double tap', present, ({ desk }) => {
  desk.send({ kind: 'payTapped', payment });
  desk.send({ kind: 'payTapped', payment: otherChannel });
})();
const check = command('check', present, ({ desk }) => desk.send({ kind: 'checkTapped' }))();
const dismiss = command('dismiss', present, ({ desk }) => desk.send({ kind: 'dismissed' }))();
const see = command('see', present, ({ desk }) => desk.send({ kind: 'seen' }))();
const thaw = command('thaw', present, ({ desk }) => desk.send({ kind: 'thawed' }))();
const arrive = command('arrive', absent, (world) => world.arrive())((expected) => {
  expected.isAttended = true;
});
const goAway = command('go away', present, (world) => world.goAway())((expected) => {
  expected.isAttended = false;
});

const answers = fc.constantFrom<PayAnswer>(
  { kind: 'link', link: 'https://pay.test/1' },
  { kind: 'lost' },
  { kind: 'refused', error: { kind: 'rejected', code: '1', message: 'No.' } },
);
const readings = fc.constantFrom<Reread>(
  { kind: 'payable' },
  { kind: 'unreadable' },
  { kind: 'settled', settlement: { kind: 'closed', title: 'Repaid', description: '' } },
);
const departures = fc.constantFrom<PayFailure | null>(null, { kind: 'linkRefused' }, { kind: 'notOpened' });
/** Any of the last few: the one that is waited for, or one that was given up. */
const which = fc.integer({ min: 1, max: 3 });

const commands = [
  fc.constantFrom(tap, tap, doubleTap, check, dismiss, see, thaw),
  fc.constantFrom(arrive, goAway),
  fc
    .tuple(which, answers)
    .map(([last, answer]) =>
      command(`answer ${last} ${answer.kind}`, always, (world) =>
        world.answerRequest(world.requests.length - last, answer),
      )(),
    ),
  fc
    .tuple(which, readings)
    .map(([last, reading]) =>
      command(`read ${last} ${reading.kind}`, always, (world) =>
        world.answerReading(world.readings.length - last, reading),
      )(),
    ),
  fc
    .tuple(which, departures)
    .map(([last, failure]) =>
      command(`door ${last} ${failure?.kind ?? 'opens'}`, always, (world) =>
        world.answerDeparture(world.departures.length - last, failure),
      )(),
    ),
];

it('pays one thing at a time, fails aloud, and never calls anything paid by itself', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (run) => {
      const desk = createPayingDesk();
      const world = new PayingWorld(desk);
      desk.subscribe(() => seen.add(desk.read().phase.kind));
      await fc.asyncModelRun(() => ({ model: { isAttended: false }, real: world }), run);
    }),
    { numRuns: 400 },
  );
  // The runs went everywhere; else they would prove nothing.
  expect([...seen].toSorted()).toEqual(
    ['checked', 'failed', 'idle', 'leaving', 'requesting', 'rereading', 'settled', 'unknown'].toSorted(),
  );
});
