import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chargeStep, chargingFrom, isUnderWay } from './charging.model.ts';
import type { Charge, ChargeEffect, ChargeEvent, Charging, Standing } from './charging.model.ts';

/** What may happen next; numbers choose among what is under way. */
type Happening =
  | { readonly kind: 'tap'; readonly event: ChargeEvent }
  | { readonly kind: 'answer'; readonly which: number; readonly as: 'ok' | 'needsCode' | 'refused' | 'submitted' | 'lost' }
  | { readonly kind: 'read'; readonly which: number; readonly standing: Standing }
  /** The page is killed and opened again, with what it had kept. */
  | { readonly kind: 'killed' };

const at = fc.integer({ min: 0, max: 200_000 });
const tap = fc.oneof(
  fc.record({ kind: fc.constant('payTapped' as const), cardId: fc.constantFrom('1', '2'), repayToken: fc.string(), at }),
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
      as: fc.constantFrom('ok' as const, 'needsCode' as const, 'refused' as const, 'submitted' as const, 'lost' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      which,
      standing: fc.constantFrom<Standing>('payable', 'settled', 'unseen', 'unreadable'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'killed' as const }) },
);

type Write = ChargeEffect & { readonly kind: 'commit' | 'confirm' | 'link' };

function isWrite(effect: ChargeEffect): effect is Write {
  return effect.kind === 'commit' || effect.kind === 'confirm' || effect.kind === 'link';
}

/** A page and a server whose answers may be late, reordered or lost, with the promises checked at every step. */
class World {
  charging: Charging = chargingFrom(null);
  /** Sent and not answered, oldest first; what the page gave up is still there, for its answer may come late. */
  private sent: ChargeEffect[] = [];
  /** The write whose answer the page does not know; only reading the order makes room for the next. */
  private open: Write | null = null;
  /** The token of a commit that the server has not clearly answered. */
  private doubtfulToken: string | null = null;
  private isSaidDone = false;
  private kept: Charge | null = null;

  happen(next: Happening): void {
    switch (next.kind) {
      case 'tap':
        return this.step(next.event);
      case 'answer':
        return this.answer(next.which, next.as);
      case 'read':
        return this.read(next.which, next.standing);
      case 'killed':
        this.sent = [];
        // A link that was asked for is not a payment: nothing remembers it.
        if (this.open?.kind === 'link') this.open = null;
        this.isSaidDone = false;
        this.charging = chargingFrom(this.kept);
        return this.step({ kind: 'seen' });
    }
  }

  private step(event: ChargeEvent): void {
    const before = this.charging;
    const { charging, effect } = chargeStep(before, event);
    this.charging = charging;
    this.kept = charging.charge;
    if (effect && isWrite(effect)) this.begin(effect);
    if (effect) this.sent.push(effect);
    this.holds();
  }

  private begin(effect: Write): void {
    expect(this.open, 'two requests under way').toBeNull();
    if (effect.kind === 'commit') {
      if (this.doubtfulToken !== null) expect(effect.repayToken, 'a second payment').toBe(this.doubtfulToken);
      this.doubtfulToken = effect.repayToken;
    }
    this.open = effect;
  }

  private take(wanted: (effect: ChargeEffect) => boolean, index: number): ChargeEffect | undefined {
    const candidates = this.sent.filter(wanted);
    const effect = candidates[index % Math.max(1, candidates.length)];
    this.sent = this.sent.filter((other) => other !== effect);
    return effect;
  }

  private answer(index: number, as: 'ok' | 'needsCode' | 'refused' | 'submitted' | 'lost'): void {
    const effect = this.take(isWrite, index);
    if (effect === undefined) return;
    const { turn } = effect;
    const isHeard = turn === this.charging.turn;
    if (isHeard && as !== 'lost') this.open = null;
    if (isHeard && effect.kind === 'commit' && (as === 'refused' || as === 'submitted')) this.doubtfulToken = null;
    if (isHeard && as === 'submitted') this.doubtfulToken = null;
    if (as === 'lost') return this.step({ kind: 'lost', turn });
    if (as === 'refused' || as === 'submitted') {
      const code = as === 'submitted' ? '800005' : '800006';
      this.step({ kind: 'refused', turn, error: { kind: 'rejected', code, message: '' } });
      if (isHeard) expect(this.charging.phase.kind, 'a silent refusal').not.toBe('idle');
      return;
    }
    const isOver = (effect.kind === 'commit' && as === 'ok') || effect.kind === 'confirm';
    if (isHeard && isOver) this.settle();
    if (effect.kind === 'link') return this.step({ kind: 'linked', turn, url: 'https://pay.test/' });
    if (effect.kind === 'confirm') return this.step({ kind: 'confirmed', turn });
    this.step({ kind: 'committed', turn, needsSmsCode: as === 'needsCode', recordId: 'r', at: 0 });
  }

  private read(index: number, standing: Standing): void {
    const effect = this.take(({ kind }) => kind === 'reread', index);
    if (effect === undefined) return;
    if (effect.turn === this.charging.turn) {
      if (standing !== 'unreadable') this.open = null;
      if (standing === 'settled') this.settle();
    }
    this.step({ kind: 'reread', turn: effect.turn, standing });
  }

  private settle(): void {
    this.isSaidDone = true;
    this.doubtfulToken = null;
  }

  private holds(): void {
    const { phase } = this.charging;
    if (phase.kind === 'done') expect(this.isSaidDone, 'paid before the server said so').toBe(true);
    if (this.open) expect(isUnderWay(phase) || phase.kind === 'unknown', 'a silent failure').toBe(true);
  }
}

it('never has two requests under way, never pays a doubtful charge anew, never says paid by itself', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const world = new World();
      for (const next of happenings) world.happen(next);
    }),
    { numRuns: 2000 },
  );
});

it('always finds a way on: from wherever it stands, good answers lead to paying or to the order', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      const world = new World();
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
