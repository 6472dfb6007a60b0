import type { BridgeWindow } from './bridge-window.ts';
import { rejectedBecause, type Outcome } from './outcome.ts';

/** The outcome of a delivery, given what the handler returned: a promise is a shell that answers. */
export function outcomeOfAnswer(answer: unknown): Outcome | Promise<Outcome> {
  if (!isThenable(answer)) return { kind: 'delivered' };
  return Promise.resolve(answer).then((): Outcome => ({ kind: 'delivered' }), rejectedBecause);
}

/** Waits for a response, but no longer than the deadline; never rejects. */
export function withDeadline(window: BridgeWindow, answer: Promise<Outcome>, deadlineMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve({ kind: 'no-reply' }), deadlineMs);
    const settle = (outcome: Outcome) => {
      window.clearTimeout(timer);
      resolve(outcome);
    };
    answer.then(settle, (cause: unknown) => settle(rejectedBecause(cause)));
  });
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
