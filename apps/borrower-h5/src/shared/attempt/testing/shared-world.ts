/** A question to the server that is answered when the test says so: late, out of order, or never. */
export interface Question<Answer> {
  readonly key: string;
  readonly answer: (answer: Answer) => void;
  isAwaited: boolean;
}

/** What a world has to know of a page. */
export interface LivingPage {
  readonly isAlive: boolean;
}

interface Timer<Page> {
  readonly id: number;
  readonly page: Page;
  readonly at: number;
  readonly run: () => void;
}

/**
 * What the pages of a property test share: a clock, questions to a server, and the ledger of writes. It notes every breach
 * of what an attempt promises; a world adds its storage, its locks and what its writes are about.
 */
export class SharedWorld<Page extends LivingPage> {
  /** What the phone's clock says. It can be set, which no timer notices. */
  now = 1_000_000;
  readonly breaches: string[] = [];
  /** Writes whose outcome no page and no borrower knows yet. */
  readonly unknown = new Set<string>();
  /** The borrower has just confirmed that the write is to be repeated. */
  isConfirmed = false;
  readonly #waived = new Map<string, readonly string[]>();
  #elapsed = 0;
  #timers: Timer<Page>[] = [];
  #timerIds = 0;

  /** A write was sent: allowed where no other is unknown, or once after the borrower confirmed it. */
  recordWrite(key: string, { what, isMounted }: { readonly what: string; readonly isMounted: boolean }): void {
    if (this.unknown.size > 0 && !this.isConfirmed) this.breaches.push(`${what} was sent while another was unknown`);
    if (!isMounted) this.breaches.push(`${what} was sent without a screen`);
    // The borrower's confirmation gives the earlier ones up, unless this one turns out to be refused.
    this.#waived.set(key, [...this.unknown]);
    this.unknown.clear();
    this.unknown.add(key);
    this.isConfirmed = false;
  }

  /** The borrower's page knows the outcome of a write. */
  learn(key: string, what: 'refused' | 'settled'): void {
    this.unknown.delete(key);
    if (what === 'refused') for (const waived of this.#waived.get(key) ?? []) this.unknown.add(waived);
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
