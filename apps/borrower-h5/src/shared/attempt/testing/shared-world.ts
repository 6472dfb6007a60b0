/** A question to the server that is answered when the test says so: late, out of order, or never. */
export interface Question<Answer> {
  readonly key: string;
  readonly answer: (answer: Answer) => void;
  isAwaited: boolean;
}

/** A world has to know this of a page. */
export interface LivingPage {
  readonly isAlive: boolean;
}

/** One sending. A repetition in another page has the same key, and an outcome of its own. */
export interface Write<Page> {
  readonly page: Page;
  readonly key: string;
}

interface Timer<Page> {
  readonly id: number;
  readonly page: Page;
  readonly at: number;
  readonly run: () => void;
}

/**
 * The pages of a property test share this world: a clock, questions to a server, and the ledger of writes. It notes every breach
 * of what an attempt promises; a world adds its storage, its locks and what its writes are about.
 */
export class SharedWorld<Page extends LivingPage> {
  /** The time of the phone's clock. It can be set, which no timer notices. */
  now = 1_000_000;
  readonly breaches: string[] = [];
  /** Writes whose outcome no page and no borrower knows yet. */
  readonly unknown = new Set<Write<Page>>();
  /** The borrower has just confirmed that the write is to be repeated. */
  isConfirmed = false;
  /** Newest first. */
  readonly #writes: (Write<Page> & { readonly waived: readonly Write<Page>[] })[] = [];
  #elapsed = 0;
  #timers: Timer<Page>[] = [];
  #timerIds = 0;

  /** A write was sent: allowed where no other is unknown, or once after the borrower confirmed it. */
  recordWrite(
    { page, key }: Write<Page>,
    { what, isMounted }: { readonly what: string; readonly isMounted: boolean },
  ): void {
    if (this.unknown.size > 0 && !this.isConfirmed) this.breaches.push(`${what} was sent while another was unknown`);
    if (!isMounted) this.breaches.push(`${what} was sent without a screen`);
    // The borrower's confirmation gives the earlier ones up, unless this one turns out to be refused.
    const write = { page, key, waived: [...this.unknown] };
    this.#writes.unshift(write);
    this.unknown.clear();
    this.unknown.add(write);
    this.isConfirmed = false;
  }

  /** The borrower's page was told that the server refused this sending: what it repeated is in doubt again. */
  learnRefused({ page, key }: Write<Page>): void {
    const write = this.#writes.find((sent) => sent.page === page && sent.key === key);
    if (!write) return;
    this.unknown.delete(write);
    for (const waived of write.waived) this.unknown.add(waived);
  }

  /** A read showed what was sent under this key, or the server accepted what is complete with that. */
  learnSettled(key: string): void {
    for (const write of this.unknown) if (write.key === key) this.unknown.delete(write);
  }

  /** Adds a question to a list. Its answer reaches the page only while that lives. */
  ask<Answer, About extends { readonly key: string }>(
    list: (About & Question<Answer>)[],
    page: Page,
    about: About,
    signal?: AbortSignal,
  ): Promise<Answer> {
    return new Promise((resolve) => {
      const question = {
        ...about,
        isAwaited: true,
        answer: (answer: Answer) => {
          question.isAwaited = false;
          if (page.isAlive) resolve(answer);
        },
      };
      signal?.addEventListener('abort', () => {
        question.isAwaited = false;
      });
      list.push(question);
    });
  }

  setTimer(page: Page, milliseconds: number, run: () => void): number {
    const id = (this.#timerIds += 1);
    this.#timers.push({ id, page, at: this.#elapsed + milliseconds, run });
    return id;
  }

  clearTimer(id: number): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  /** Lets time pass, and runs the timers of the pages that live. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
    this.#elapsed += milliseconds;
    for (const { id, page, run } of this.#timers.filter(({ at }) => at <= this.#elapsed)) {
      this.clearTimer(id);
      if (page.isAlive) run();
    }
  }
}
