import { underWayPauses } from '#shared/attempt/attempt-state.ts';
import { expect, it } from 'vitest';
import { ATTEMPT_LIFETIME_MS } from '#shared/attempt/define-attempts.ts';
import { PaymentWorld } from './testing/payment-world.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A page whose pay link was opened. */
async function aPendingPayment() {
  const world = new PaymentWorld({ hasLocks: true, isSlowToTell: false });
  const page = world.open();
  await settle();
  page.pay({ kind: 'link', channelNumber: '90001', name: 'GCash bill payment' });
  await settle();
  world.sends.at(-1)?.answer({ kind: 'accepted' });
  await settle();
  world.follows.at(-1)?.answer({ kind: 'opened' });
  await settle();
  const readUnseen = async () => {
    world.reads.at(-1)?.answer({ kind: 'notFound' });
    await settle();
  };
  return { world, page, readUnseen };
}

it('a pending payment ends a day after it was started, in a page that is looked at all the time', async () => {
  const { world, page, readUnseen } = await aPendingPayment();
  let passed = 0;
  for (const pause of underWayPauses) {
    world.pass(pause - passed);
    passed = pause;
    await readUnseen();
    expect(page.phase.kind).toBe('pending');
  }
  world.pass(ATTEMPT_LIFETIME_MS - passed);
  await readUnseen();
  expect(page.phase).toEqual({ kind: 'idle' });
});
