import type { PayAnswer, PayHands, PayingDesk } from '#features/repayment/paying-desk.ts';
import type { PayFailure, PayPhase, Reread } from '#features/repayment/paying.model.ts';

/** Something that was asked of the world, and that it answers when a test says so: late, reordered, or never. */
interface Asked<Answer> {
  readonly answer: (answer: Answer) => void;
  /** The page still waits for it. */
  isAwaited: boolean;
}

/**
 * What stands around a desk: a backend, a door and an order to be read, all of them slow. It notes every breach of the
 * rules that paying has to keep.
 */
export class PayingWorld {
  readonly desk: PayingDesk;
  readonly requests: Asked<PayAnswer>[] = [];
  readonly readings: Asked<Reread>[] = [];
  readonly departures: Asked<PayFailure | null>[] = [];
  readonly breaches: string[] = [];
  /** The last payment's end left open whether it was begun, and the order was not read since. */
  isInDoubt = false;
  hasServerSettled = false;
  isAttended = false;
  #detach: () => void = () => undefined;

  constructor(desk: PayingDesk) {
    this.desk = desk;
    desk.subscribe(() => this.#watch(desk.read().phase));
  }

  /** What the page waits for. */
  get awaited(): number {
    return [...this.requests, ...this.readings, ...this.departures].filter(({ isAwaited }) => isAwaited).length;
  }

  arrive(): void {
    this.isAttended = true;
    this.#detach = this.desk.attend(this.#hands);
  }

  goAway(): void {
    this.isAttended = false;
    this.#detach();
  }

  answerRequest(index: number, answer: PayAnswer): void {
    const asked = this.requests[index];
    if (!asked) return;
    if (asked.isAwaited && answer.kind === 'refused') this.isInDoubt = false;
    asked.isAwaited = false;
    asked.answer(answer);
  }

  answerReading(index: number, answer: Reread): void {
    const asked = this.readings[index];
    if (!asked) return;
    if (asked.isAwaited && answer.kind !== 'unreadable') this.isInDoubt = false;
    if (asked.isAwaited && answer.kind === 'settled') this.hasServerSettled = true;
    asked.isAwaited = false;
    asked.answer(answer);
  }

  answerDeparture(index: number, answer: PayFailure | null): void {
    const asked = this.departures[index];
    if (!asked) return;
    // A link that nobody opened paid nothing.
    if (asked.isAwaited && answer) this.isInDoubt = false;
    asked.isAwaited = false;
    asked.answer(answer);
  }

  readonly #hands: PayHands = {
    request: (_payment, signal) => {
      if (this.requests.some(({ isAwaited }) => isAwaited)) this.breaches.push('two payments are under way');
      if (this.isInDoubt) this.breaches.push('a payment begins while it is unknown whether the last one went through');
      if (!this.isAttended) this.breaches.push('a payment begins although nobody is there');
      this.isInDoubt = true;
      this.hasServerSettled = false;
      return ask(this.requests, signal);
    },
    leave: () => {
      if (!this.isAttended) this.breaches.push('the page is left although nobody is there');
      return ask(this.departures);
    },
    reread: (signal) => ask(this.readings, signal),
  };

  #watch(phase: PayPhase): void {
    if (phase.kind === 'settled' && !this.hasServerSettled) this.breaches.push('settled before the server said so');
    if (phase.kind === 'idle' && this.isInDoubt) this.breaches.push('a payment ended in silence');
  }
}

function ask<Answer>(list: Asked<Answer>[], signal?: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const asked: Asked<Answer> = { answer: resolve, isAwaited: true };
    signal?.addEventListener('abort', () => {
      asked.isAwaited = false;
    });
    list.push(asked);
  });
}
