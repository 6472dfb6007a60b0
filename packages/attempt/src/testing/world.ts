import type { AttemptRules, Followed, Sent, Verified } from '../attempt-event.ts';
import type { AttemptRecord, AttemptTypes } from '../attempt-state.ts';
import { answerLostPauses, underWayPauses } from '../check-schedule.ts';
import { createAttempt, type Attempt, type AttemptStore } from '../create-attempt.ts';
import type { Lock } from '../lock.ts';

/** What the tests attempt: to buy something by its name. */
export interface Purchase extends AttemptTypes {
  readonly request: string;
  readonly answer: 'accepted';
  readonly evidence: 'arrived';
  readonly refusal: 'refused' | 'notOpened';
}

/** A question to the world that is answered when the test says so: late, out of order, or never. */
export interface Open<Answer> {
  readonly page: Page;
  readonly key: string;
  readonly answer: (answer: Answer) => void;
  isAwaited: boolean;
}

/** Rules for tests. */
export function rules(changes: Partial<AttemptRules<Purchase>> = {}): AttemptRules<Purchase> {
  return {
    acceptance: 'final',
    pauses: { answerLost: answerLostPauses, underWay: underWayPauses },
    verifiesRefusals: false,
    repeatsUnread: false,
    isSameRequest: (a, b) => a === b,
    ...changes,
  };
}

/** A tab: alive until it is killed, with one screen that comes and goes. */
export class Page {
  readonly attempt: Attempt<Purchase>;
  readonly world: World;
  isAlive = true;
  isVisible = true;
  /** Another page changed what is stored, and this one has not heard of it. */
  isBehind = false;
  unmount: (() => void) | null = null;
  readonly notify: (() => void)[] = [];

  constructor(world: World, ruleChanges: Partial<AttemptRules<Purchase>>) {
    this.world = world;
    this.attempt = createAttempt<Purchase>({
      name: 'purchase',
      rules: rules(ruleChanges),
      store: this.#store(),
      lock: this.#lock,
      newKey: () => `key-${(world.keys += 1)}`,
      now: () => world.now,
      wait: (milliseconds, callback) => world.wait(this, milliseconds, callback),
      isVisible: () => this.isVisible,
    });
  }

  mount(): void {
    this.unmount = this.attempt.mount(() => ({
      send: (_request, { key, signal }) => {
        this.world.recordWrite(this, key);
        return this.world.ask<Sent<Purchase>>(this.world.sends, this, key, signal);
      },
      verify: ({ key }, signal) => this.world.ask<Verified<Purchase>>(this.world.reads, this, key, signal),
      follow: (_answer, { key }) => this.world.ask<Followed<Purchase>>(this.world.follows, this, key),
    }));
  }

  leave(): void {
    this.unmount?.();
    this.unmount = null;
  }

  /** The phone kills the page: nothing of it runs any more, and its locks are free. */
  kill(): void {
    this.isAlive = false;
    this.world.locks.delete(this);
  }

  /** An answer reaches only a page that lives. */
  readonly #lock: Lock = {
    run: async (_name, run) => {
      if (this.world.hasLocks && this.world.locks.size > 0) return 'busy';
      this.world.locks.add(this);
      try {
        return await run();
      } finally {
        this.world.locks.delete(this);
      }
    },
    isHeld: () => Promise.resolve(this.world.hasLocks && this.world.locks.size > 0),
  };

  #store(): AttemptStore<string> {
    return {
      read: () => this.world.stored,
      write: (record) => {
        if (!this.isAlive) return;
        this.world.stored = record;
        for (const page of this.world.pages) if (page !== this) page.isBehind = true;
        if (!this.world.isSlowToTell) this.world.tell();
      },
      subscribe: (listener) => {
        this.notify.push(listener);
        return () => this.notify.splice(this.notify.indexOf(listener), 1);
      },
    };
  }
}

/** Tabs of one borrower, what they share, and a server. It notes every breach of what an attempt promises. */
export class World {
  now = 1_000_000;
  keys = 0;
  stored: AttemptRecord<string> | null = null;
  readonly locks = new Set<Page>();
  readonly hasLocks: boolean;
  readonly pages: Page[] = [];
  readonly sends: Open<Sent<Purchase>>[] = [];
  readonly reads: Open<Verified<Purchase>>[] = [];
  readonly follows: Open<Followed<Purchase>>[] = [];
  readonly breaches: string[] = [];
  /** Writes whose outcome no page and no borrower knows yet. */
  readonly unknown = new Set<string>();
  /** The browser tells other pages of a change late. */
  isSlowToTell = false;
  /** The borrower has just said explicitly that it is to be repeated. */
  isConfirmed = false;
  readonly #waived = new Map<string, readonly string[]>();
  #timers: { readonly page: Page; readonly at: number; readonly callback: () => void }[] = [];
  readonly #ruleChanges: Partial<AttemptRules<Purchase>>;

  constructor(ruleChanges: Partial<AttemptRules<Purchase>> = {}, hasLocks = true) {
    this.#ruleChanges = ruleChanges;
    this.hasLocks = hasLocks;
  }

  get acceptance(): 'final' | 'underWay' {
    return this.#ruleChanges.acceptance ?? 'final';
  }

  get repeatsUnread(): boolean {
    return this.#ruleChanges.repeatsUnread ?? false;
  }

  open(): Page {
    const page = new Page(this, this.#ruleChanges);
    this.pages.push(page);
    page.mount();
    return page;
  }

  recordWrite(page: Page, key: string): void {
    if (this.unknown.size > 0 && !this.isConfirmed) this.breaches.push('a write was sent while another was in doubt');
    if (this.hasLocks && this.sends.some((open) => open.isAwaited && open.page !== page && open.page.isAlive)) {
      this.breaches.push('two pages were sending at once');
    }
    if (!page.unmount) this.breaches.push('a write was sent without a screen');
    // By the borrower's confirmation the earlier ones are given up, unless this one turns out to be refused.
    this.#waived.set(key, [...this.unknown]);
    this.unknown.clear();
    this.unknown.add(key);
    this.isConfirmed = false;
  }

  /** The borrower's page has heard what became of a write. */
  learn(key: string, what: 'refused' | 'settled'): void {
    this.unknown.delete(key);
    if (what === 'refused') for (const waived of this.#waived.get(key) ?? []) this.unknown.add(waived);
  }

  /** Tells the other pages what changed in the storage. */
  tell(): void {
    for (const page of this.pages.filter(({ isBehind, isAlive }) => isBehind && isAlive)) {
      page.isBehind = false;
      for (const listener of page.notify) listener();
    }
  }

  ask<Answer>(list: Open<Answer>[], page: Page, key: string, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve) => {
      const open: Open<Answer> = {
        page,
        key,
        isAwaited: true,
        answer: (answer) => {
          open.isAwaited = false;
          if (page.isAlive) resolve(answer);
        },
      };
      signal?.addEventListener('abort', () => {
        open.isAwaited = false;
      });
      list.push(open);
    });
  }

  wait(page: Page, milliseconds: number, callback: () => void): () => void {
    const timer = { page, at: this.now + milliseconds, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const timer of this.#timers.filter(({ at }) => at <= this.now)) {
      this.#timers = this.#timers.filter((other) => other !== timer);
      if (timer.page.isAlive) timer.callback();
    }
  }
}
