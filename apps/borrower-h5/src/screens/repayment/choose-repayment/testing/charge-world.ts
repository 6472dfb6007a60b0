import { chargeStep, chargingFrom, isUnderWay } from '#screens/repayment/choose-repayment/charging.model.ts';
import type {
  Charge,
  ChargeEffect,
  ChargeEvent,
  Charging,
  Standing,
} from '#screens/repayment/choose-repayment/charging.ts';

/** What may happen next; numbers choose among what is under way. */
export type Happening =
  | { readonly kind: 'tap'; readonly event: ChargeEvent }
  | {
      readonly kind: 'answer';
      readonly which: number;
      readonly as: 'ok' | 'needsCode' | 'refused' | 'submitted' | 'lost';
    }
  | { readonly kind: 'read'; readonly which: number; readonly standing: Standing }
  /** The page is killed and opened again, with what it had kept. */
  | { readonly kind: 'killed' };

type Write = ChargeEffect & { readonly kind: 'commit' | 'confirm' | 'link' };

function isWrite(effect: ChargeEffect): effect is Write {
  return effect.kind === 'commit' || effect.kind === 'confirm' || effect.kind === 'link';
}

/** A page, and a server whose answers may be late, reordered or lost, with its promises checked at every step. */
export class ChargeWorld {
  charging: Charging = chargingFrom(null);
  /** What must never be, and was. */
  readonly broken: string[] = [];
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
    this.never('two requests under way', this.open !== null);
    if (effect.kind === 'commit') {
      this.never('a second payment', this.doubtfulToken !== null && effect.repayToken !== this.doubtfulToken);
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
    const isGivenUp = as === 'submitted' || (as === 'refused' && effect.kind === 'commit');
    if (isHeard && isGivenUp) this.doubtfulToken = null;
    if (as === 'lost') return this.step({ kind: 'lost', turn });
    if (as === 'refused' || as === 'submitted') {
      const code = as === 'submitted' ? '800005' : '800006';
      this.step({ kind: 'refused', turn, error: { kind: 'rejected', code, message: '' } });
      this.never('a silent refusal', isHeard && this.charging.phase.kind === 'idle');
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
    this.never('paid before the server said so', phase.kind === 'done' && !this.isSaidDone);
    this.never('a silent failure', this.open !== null && !isUnderWay(phase) && phase.kind !== 'unknown');
  }

  private never(what: string, isSo: boolean): void {
    if (isSo) this.broken.push(what);
  }
}
