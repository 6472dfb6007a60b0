import fc from 'fast-check';
import { type Open, type Page, type World } from './world.ts';

type Act = (world: World) => void;

const DAY = 24 * 60 * 60 * 1000;

/** An act with its name, for the report of a counterexample. */
const named = ([name, act]: readonly [string, Act]) => ({ act, [fc.toStringMethod]: () => name });

const on = (act: (page: Page, world: World) => void, page: number): Act => {
  return (world) => {
    const alive = world.pages.filter(({ isAlive }) => isAlive);
    const chosen = alive[page % Math.max(1, alive.length)];
    if (chosen) act(chosen, world);
  };
};

/** One of the last few questions: the one that is awaited, or one that was given up. */
function latest<Answer>(list: readonly Open<Answer>[], which: number): Open<Answer> | undefined {
  return list.at(-1 - which);
}

const isReceived = (open: Pick<Open<never>, 'isAwaited' | 'page'>) => open.isAwaited && open.page.isAlive;

const answerSend =
  (which: number, kind: 'accepted' | 'refused' | 'lost'): Act =>
  (world) => {
    const open = latest(world.sends, which);
    if (!open) return;
    if (isReceived(open) && kind === 'refused') world.learnRefused(open);
    if (isReceived(open) && kind === 'accepted' && world.acceptance === 'final') world.learnSettled(open.key);
    open.answer(kind === 'refused' ? { kind, refusal: 'refused' } : { kind });
  };

const answerRead =
  (which: number, kind: 'arrived' | 'notFound' | 'unreadable'): Act =>
  (world) => {
    const open = latest(world.reads, which);
    if (!open) return;
    if (isReceived(open) && kind === 'arrived') world.learnSettled(open.key);
    open.answer(kind === 'arrived' ? { kind, evidence: 'arrived' } : { kind });
  };

const answerFollow =
  (which: number, kind: 'opened' | 'notOpened'): Act =>
  (world) => {
    const open = latest(world.follows, which);
    if (!open) return;
    if (isReceived(open) && kind === 'notOpened' && world.acceptance === 'underWay') world.learnRefused(open);
    open.answer(kind === 'notOpened' ? { kind, refusal: 'notOpened' } : { kind });
  };

const tap = (page: Page) => page.unmount && page.attempt.start('shoes');

/** The borrower reads what is not known, and says that it is to be done all the same. */
const confirm = (page: Page, world: World) => {
  if (!page.unmount || page.attempt.mayStart() !== 'confirm') return;
  world.isConfirmed = true;
  page.attempt.start('shoes', { isConfirmed: true });
  if (!page.isBehind && page.attempt.read().kind !== 'sending') world.breaches.push('a confirmation was ignored');
};

const cancel = (page: Page, world: World) => {
  const state = page.attempt.read();
  const isLookedInto = state.kind === 'verifying' && state.record.stage.kind === 'underWay';
  if (!page.unmount || (state.kind !== 'unknown' && state.kind !== 'notArrived' && !isLookedInto)) return;
  world.unknown.clear();
  page.attempt.cancel();
};

const setVisible = (isVisible: boolean) => (page: Page) => {
  page.isVisible = isVisible;
  if (isVisible && page.unmount) page.attempt.returned('becameVisible');
};

const lookInVain = (page: Page, world: World) => {
  if (!page.unmount) return;
  world.pass(30_000);
  page.attempt.returned('restoredFromCache');
  answerRead(0, 'notFound')(world);
};

const index = fc.nat({ max: 3 });
export const acts = fc
  .oneof<fc.Arbitrary<readonly [name: string, act: Act]>[]>(
    index.map((page) => [`tap ${page}`, on(tap, page)] as const),
    index.map((page) => [`tap twice ${page}`, on((of) => (tap(of), tap(of)), page)] as const),
    index.map((page) => [`confirm ${page}`, on(confirm, page)] as const),
    index.map((page) => [`check ${page}`, on(({ attempt }) => attempt.check(), page)] as const),
    index.map((page) => [`cancel ${page}`, on(cancel, page)] as const),
    index.map((page) => [`dismiss ${page}`, on(({ attempt }) => attempt.dismiss(), page)] as const),
    index.map((page) => [`hide ${page}`, on(setVisible(false), page)] as const),
    index.map((page) => [`show ${page}`, on(setVisible(true), page)] as const),
    index.map(
      (page) => [`restore ${page}`, on((of) => of.unmount && of.attempt.returned('restoredFromCache'), page)] as const,
    ),
    index.map((page) => [`leave ${page}`, on((of) => of.leave(), page)] as const),
    index.map((page) => [`mount ${page}`, on((of) => void (of.unmount ?? of.mount()), page)] as const),
    index.map((page) => [`kill ${page}`, on((of) => of.kill(), page)] as const),
    fc.constant(['tell', (world) => world.tell()] as const),
    // The whole schedule of a lost response passes, and nothing is seen.
    index.map((page) => [`look in vain ${page}`, on(lookInVain, page)] as const),
    fc.constant([`open`, (world) => void (world.pages.length < 6 && world.open())] as const),
    fc
      .constantFrom(1_000, 3_000, 10_000, 30_000, 600_000)
      .map((ms) => [`pass ${ms}`, (world: World) => world.pass(ms)] as const),
    fc
      .constantFrom(-DAY, -600_000, -3_000, 3_000, 600_000, DAY)
      .map((ms) => [`set the clock by ${ms}`, (world: World) => void (world.now += ms)] as const),
    fc
      .tuple(index, fc.constantFrom('accepted' as const, 'refused' as const, 'lost' as const))
      .map(([which, kind]) => [`send ${which} ${kind}`, answerSend(which, kind)] as const),
    fc
      .tuple(index, fc.constantFrom('arrived' as const, 'notFound' as const, 'unreadable' as const))
      .map(([which, kind]) => [`read ${which} ${kind}`, answerRead(which, kind)] as const),
    fc
      .tuple(index, fc.constantFrom('opened' as const, 'notOpened' as const))
      .map(([which, kind]) => [`follow ${which} ${kind}`, answerFollow(which, kind)] as const),
  )
  .map(named);
