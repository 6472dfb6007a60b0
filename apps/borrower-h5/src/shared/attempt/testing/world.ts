import type {
  AttemptRules,
  FollowResult,
  SendResult,
  VerifyResult,
  AttemptRecord,
  AttemptTypes,
} from '#shared/attempt/attempt-types.ts';
import { answerLostPauses, recordOf, underWayPauses } from '#shared/attempt/attempt-state.ts';
import { createAttempt, type Attempt, type AttemptStore } from '#shared/attempt/create-attempt.ts';
import type { Lock } from '@peace/web-platform/lock';
import { SharedWorld, type Question } from './shared-world.ts';

/** The tests attempt to buy something by its name. */
export interface Purchase extends AttemptTypes {
  readonly request: string;
  readonly evidence: 'arrived';
  readonly refusal: 'refused' | 'notOpened';
}

/** The server's response to a request. */
export type Answered<T extends AttemptTypes> =
  | { readonly kind: 'accepted' }
  | Exclude<SendResult<T>, { readonly kind: 'accepted' }>;

interface About {
  readonly page: Page;
  readonly key: string;
}

/** A page's question to the server. */
export type Open<Answer> = About & Question<Answer>;

/** Rules for tests. */
function rules(changes: Partial<AttemptRules<Purchase>> = {}): AttemptRules<Purchase> {
  return {
    acceptance: 'final',
    pauses: { answerLost: answerLostPauses, underWay: underWayPauses },
    allowRetryWhenUnverified: false,
    isSameRequest: (a, b) => a === b,
    ...changes,
  };
}

/** A tab: alive until it is killed, with one screen that comes and goes. */
export class Page {
  readonly attempt: Omit<Attempt<Purchase>, 'start'> & {
    /** Sends through the world's server, and opens what the response leads to. */
    readonly start: (what: string, options?: { readonly isConfirmed: boolean }) => void;
  };
  readonly world: World;
  isAlive = true;
  isVisible = true;
  /** False once the session has ended. */
  verifiesByItself = true;
  /** Another page changed what is stored, and this one was not notified. */
  isBehind = false;
  unmount: (() => void) | null = null;
  readonly notify: (() => void)[] = [];

  constructor(world: World, ruleChanges: Partial<AttemptRules<Purchase>>) {
    this.world = world;
    const attempt = createAttempt<Purchase>({
      name: 'purchase',
      rules: rules(ruleChanges),
      store: this.#store(),
      lock: this.#lock,
      newKey: () => `key-${(world.keys += 1)}`,
      now: () => world.now,
      wait: (milliseconds, callback) => {
        const timer = world.setTimer(this, milliseconds, callback);
        return () => world.clearTimer(timer);
      },
      isVisible: () => this.isVisible,
      verifiesByItself: () => this.verifiesByItself,
      verify: ({ key }, signal) =>
        world.ask<VerifyResult<Purchase>, About>(world.reads, this, { page: this, key }, signal),
    });
    this.attempt = { ...attempt, start: (what, options) => void this.#buy(attempt, what, options) };
  }

  mount(): void {
    this.unmount = this.attempt.watch();
  }

  /** A tap sends the request, and opens the accepted link once the acceptance is recorded. */
  async #buy(attempt: Attempt<Purchase>, what: string, options?: { readonly isConfirmed: boolean }): Promise<void> {
    const { world } = this;
    let about: About = { page: this, key: '' };
    const started = await attempt.start(
      what,
      async (_request, { key, signal }) => {
        about = { page: this, key };
        world.noteSend(this, key);
        const sent = await world.ask<Answered<Purchase>, About>(world.sends, this, about, signal);
        return sent.kind === 'accepted' ? { ...sent, data: null } : sent;
      },
      { confirmedBeside: options?.isConfirmed ? recordOf(attempt.read()) : null },
    );
    if (started.kind !== 'accepted') return;
    started.followed(await world.ask<FollowResult<Purchase>, About>(world.follows, this, about));
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
export class World extends SharedWorld<Page> {
  keys = 0;
  stored: AttemptRecord<string> | null = null;
  readonly locks = new Set<Page>();
  readonly hasLocks: boolean;
  readonly pages: Page[] = [];
  readonly sends: Open<Answered<Purchase>>[] = [];
  readonly reads: Open<VerifyResult<Purchase>>[] = [];
  readonly follows: Open<FollowResult<Purchase>>[] = [];
  /** The browser notifies other pages of a change late. */
  isSlowToTell = false;
  readonly #ruleChanges: Partial<AttemptRules<Purchase>>;

  constructor(ruleChanges: Partial<AttemptRules<Purchase>> = {}, hasLocks = true) {
    super();
    this.#ruleChanges = ruleChanges;
    this.hasLocks = hasLocks;
  }

  get acceptance(): 'final' | 'underWay' {
    return this.#ruleChanges.acceptance ?? 'final';
  }

  open(): Page {
    const page = new Page(this, this.#ruleChanges);
    this.pages.push(page);
    page.mount();
    return page;
  }

  noteSend(page: Page, key: string): void {
    if (this.hasLocks && this.sends.some((open) => open.isAwaited && open.page !== page && open.page.isAlive)) {
      this.breaches.push('two pages were sending at once');
    }
    this.recordWrite({ page, key }, { what: 'a write', isMounted: page.unmount !== null });
  }

  /** Notifies the other pages of what changed in the storage. */
  tell(): void {
    for (const page of this.pages.filter(({ isBehind, isAlive }) => isBehind && isAlive)) {
      page.isBehind = false;
      for (const listener of page.notify) listener();
    }
  }
}
