import type { FollowResult, VerifyResult } from '#shared/attempt/attempt-types.ts';
import { recordOf } from '#shared/attempt/attempt-state.ts';
import { defineAttempts } from '#shared/attempt/define-attempts.ts';
import type { LockManagerLike } from '@peace/web-platform/lock';
import type { Answered } from '#shared/attempt/testing/world.ts';
import { SharedWorld, type Question } from '#shared/attempt/testing/shared-world.ts';
import { createStorage } from '@peace/web-platform/storage';
import { fakeStorage } from '@peace/web-platform/testing';
import { createAppStore, type StateWindow } from '#shared/storage/stored-atom.ts';
import { paymentKind, type Payment, type PaymentMethod, type PaymentTypes } from '#features/payment/payment-record.ts';
import { startOf } from '#features/payment/payment-page.model.ts';
import { phaseOf, type PaymentPhase } from '#features/payment/payment-phase.ts';
import { aLender } from './a-lender.ts';

export const ORDER = '7001';

interface About {
  readonly window: PaymentWindow;
  readonly key: string;
  readonly payment: Payment;
}

/** A window's question to the lender. */
export type Open<Answer> = About & Question<Answer>;

type StorageListener = (event: { readonly key: string | null }) => void;

/** The app's payments, looked for at the world's lender. */
const payments = defineAttempts<PaymentTypes, PaymentWindow>({
  ...paymentKind,
  verifier:
    () =>
    (window, { key, request }, signal) => {
      if (request === null) throw new Error('Every window of this world reads what the others store.');
      const { world } = window;
      return world.ask<VerifyResult<PaymentTypes>, About>(
        world.reads,
        window,
        { window, key, payment: request },
        signal,
      );
    },
});

/** A window of a browser with the payment of one order: alive until it is killed, with one screen that comes and goes. */
export class PaymentWindow {
  readonly world: PaymentWorld;
  readonly attempt;
  readonly #listeners = new Set<StorageListener>();
  isAlive = true;
  isVisible = true;
  /** Another window changed what is stored, and this one has not been notified. */
  isBehind = false;
  #unmount: (() => void) | null = null;

  constructor(world: PaymentWorld, borrower: string) {
    this.world = world;
    const storage = createStorage(() => this.#area());
    const page = { storage, clock: { now: () => world.now }, window: this.#window(), borrower };
    this.attempt = createAppStore(page).get(payments(ORDER));
    this.attempt.serve(this);
  }

  /** The session does not end in this world. */
  readonly session = { endings: () => 0 };

  get isMounted(): boolean {
    return this.#unmount !== null;
  }

  get phase(): PaymentPhase {
    return phaseOf(this.attempt.read(), null);
  }

  mount(): void {
    this.#unmount ??= this.attempt.watch();
  }

  leave(): void {
    this.#unmount?.();
    this.#unmount = null;
  }

  /** The phone kills it: nothing of it runs any more, and its locks are free. */
  kill(): void {
    this.isAlive = false;
    this.world.holders.delete(this);
  }

  /** Does what a repayment page does when Payment is tapped; `isAgain`: after the borrower's explicit confirmation. */
  pay(means: PaymentMethod, isAgain = false): void {
    if (!this.isMounted || !(startOf(this.phase) === 'yes' || isAgain)) return;
    if (this.attempt.read().kind === 'arrived') this.attempt.dismiss();
    void this.#send(means, isAgain);
  }

  async #send(means: PaymentMethod, isConfirmed: boolean): Promise<void> {
    const { world } = this;
    const request: Payment = { purpose: 'repayment', means, amount: world.lender.instalment, due: world.lender.due() };
    let about: About = { window: this, key: '', payment: request };
    const started = await this.attempt.start(
      request,
      async (payment, { key, signal }) => {
        about = { window: this, key, payment };
        world.recordWrite(
          { page: this, key },
          { what: `a payment by ${payment.means.kind}`, isMounted: this.isMounted },
        );
        if (payment.means.kind === 'code') return { kind: 'accepted', data: null };
        const sent = await world.ask<Answered<PaymentTypes>, About>(world.sends, this, about, signal);
        return sent.kind === 'accepted' ? { ...sent, data: null } : sent;
      },
      { confirmedBeside: isConfirmed ? recordOf(this.attempt.read()) : null },
    );
    if (started.kind !== 'accepted') return;
    const isLink = about.payment.means.kind === 'link' || about.payment.means.kind === 'wallet';
    if (!isLink) return started.followed({ kind: 'opened' });
    started.followed(await world.ask<FollowResult<PaymentTypes>, About>(world.follows, this, about));
  }

  tell(): void {
    this.isBehind = false;
    for (const listener of this.#listeners) listener({ key: null });
  }

  #area(): Storage {
    const { world } = this;
    const changed = (change: () => void) => {
      if (!this.isAlive) return;
      change();
      world.changed(this);
    };
    return {
      get length() {
        return world.area.length;
      },
      key: (index) => world.area.key(index),
      getItem: (key) => world.area.getItem(key),
      setItem: (key, value) => changed(() => world.area.setItem(key, value)),
      removeItem: (key) => changed(() => world.area.removeItem(key)),
      clear: () => changed(() => world.area.clear()),
    };
  }

  #window(): StateWindow {
    const { world } = this;
    const isVisible = () => this.isVisible;
    return {
      document: {
        get visibilityState() {
          return isVisible() ? 'visible' : 'hidden';
        },
      },
      navigator: { locks: world.hasLocks ? this.#locks() : undefined },
      setTimeout: (callback, milliseconds) => world.setTimer(this, milliseconds, callback),
      clearTimeout: (timer) => world.clearTimer(timer),
      addEventListener: (_type, listener) => void this.#listeners.add(listener),
      removeEventListener: (_type, listener) => void this.#listeners.delete(listener),
    };
  }

  #locks(): LockManagerLike {
    const { holders } = this.world;
    return {
      request: async (_name, _options, run) => {
        if (holders.size > 0) return run(null);
        holders.add(this);
        return run({}).finally(() => holders.delete(this));
      },
      query: () => Promise.resolve({ held: [] }),
    };
  }
}

/** Windows that share a storage, and a lender. */
export class PaymentWorld extends SharedWorld<PaymentWindow> {
  readonly area = fakeStorage();
  readonly lender: ReturnType<typeof aLender>;
  readonly hasLocks: boolean;
  readonly isSlowToTell: boolean;
  readonly holders = new Set<PaymentWindow>();
  readonly windows: PaymentWindow[] = [];
  readonly sends: Open<Answered<PaymentTypes>>[] = [];
  readonly follows: Open<FollowResult<PaymentTypes>>[] = [];
  readonly reads: Open<VerifyResult<PaymentTypes>>[] = [];

  constructor(options: { readonly hasLocks: boolean; readonly isSlowToTell: boolean; readonly asksForAll?: boolean }) {
    super();
    this.lender = aLender({ asksForAll: options.asksForAll ?? false });
    this.hasLocks = options.hasLocks;
    this.isSlowToTell = options.isSlowToTell;
  }

  open(borrower = 'ana'): PaymentWindow {
    const window = new PaymentWindow(this, borrower);
    this.windows.push(window);
    window.mount();
    return window;
  }

  changed(by: PaymentWindow): void {
    for (const window of this.windows) if (window !== by) window.isBehind = true;
    if (!this.isSlowToTell) this.tell();
  }

  /** Tells the windows what others changed in the storage. */
  tell(): void {
    for (const window of this.windows) if (window.isAlive && window.isBehind) window.tell();
  }
}
