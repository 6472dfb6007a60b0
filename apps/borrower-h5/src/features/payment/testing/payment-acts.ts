import fc from 'fast-check';
import type { PaymentMethod } from '#features/payment/payment-record.ts';
import type { Open, PaymentWindow, PaymentWorld } from './payment-world.ts';

export const settle = () => new Promise((resolve) => setImmediate(resolve));

type Act = (world: PaymentWorld) => void | Promise<void>;

const DAY = 24 * 60 * 60 * 1000;

/** An act with its name, for the report of a counterexample. */
const named = ([name, act]: readonly [string, Act]) => ({ act, [fc.toStringMethod]: () => name });

const card = { cardId: '1', bankName: 'Isla Savings Bank', ending: '4321', repayToken: 'token-1' };
const means: readonly PaymentMethod[] = [
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

const payAgain = (by: PaymentMethod) => (window: PaymentWindow, world: PaymentWorld) => {
  const { phase } = window;
  if (!window.isMounted || phase.kind !== 'pending' || !phase.mayPayAgain) return;
  world.isConfirmed = true;
  window.pay(by, true);
  // An offered action has an effect.
  if (!window.isBehind && window.phase.kind !== 'requesting') world.breaches.push('a confirmation was ignored');
};

const saysNotPaid = (window: PaymentWindow, world: PaymentWorld) => {
  const { phase } = window;
  if (!window.isMounted || phase.kind !== 'pending' || !phase.mayCancel) return;
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
    if (kind === 'accepted') return open.answer({ kind });
    if (isReceived(open)) world.learnRefused({ page: open.window, key: open.key });
    open.answer({ kind, refusal: { kind: 'call', error: { kind: 'rejected', code: '1', message: 'No.' } } });
  };

const answerFollow =
  (which: number, kind: 'opened' | 'notOpened'): Act =>
  (world) => {
    const open = world.follows.at(-1 - which);
    if (!open) return;
    if (isReceived(open) && kind === 'notOpened') world.learnRefused({ page: open.window, key: open.key });
    open.answer(kind === 'notOpened' ? { kind, refusal: { kind: 'notOpened' } } : { kind });
  };

const answerRead =
  (which: number, isReadable: boolean): Act =>
  (world) => {
    const open = world.reads.at(-1 - which);
    if (!open) return;
    const verified = isReadable ? world.lender.read(open.payment) : ({ kind: 'unreadable' } as const);
    if (isReceived(open) && verified.kind === 'arrived') world.learnSettled(open.key);
    open.answer(verified);
  };

/** The lender says no, and the order is read for what it says now. */
const refuseAndRead: Act = async (world) => {
  await answerSend(0, 'refused')(world);
  await settle();
  await answerRead(0, true)(world);
};

/** The borrower finishes one of the pending payments, wherever it is paid. */
const payOne =
  (which: number): Act =>
  (world) => {
    const send = world.sends.at(-1 - which);
    if (send) world.lender.pay(send.payment);
  };

const index = fc.nat({ max: 2 });
const late = fc.nat({ max: 2 });
export const acts = fc
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
      .constantFrom(-DAY, -600_000, 600_000)
      .map((ms) => [`set the clock by ${ms}`, (world: PaymentWorld) => void (world.now += ms)] as const),
    fc
      .tuple(late, fc.constantFrom('accepted' as const, 'refused' as const, 'lost' as const))
      .map(([i, kind]) => [`send ${i} ${kind}`, answerSend(i, kind)] as const),
    fc
      .tuple(late, fc.constantFrom('opened' as const, 'notOpened' as const))
      .map(([i, kind]) => [`follow ${i} ${kind}`, answerFollow(i, kind)] as const),
    fc.tuple(late, fc.boolean()).map(([i, isOk]) => [`read ${i} ${isOk}`, answerRead(i, isOk)] as const),
    late.map((i) => [`paid ${i}`, payOne(i)] as const),
    fc.constant(['refuse and read', refuseAndRead] as const),
    fc.constant(['settle', ({ lender }) => lender.settle()] as const),
  )
  .map(named);
