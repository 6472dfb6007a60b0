/**
 * The outcome of a message to the shell. A message never throws at a screen.
 *
 * - `delivered`: the shell took it (and, where it answers, said yes)
 * - `unavailable`: no shell handles this message; the screen offers the web's way instead
 * - `no-reply`: delivered, but the shell did not answer in time; it may still act on it
 * - `rejected`: the payload breaks the contract, or the shell said no; `reason` is for developers, not for borrowers
 */
export type Outcome =
  | { readonly kind: 'delivered' | 'unavailable' | 'no-reply' }
  | { readonly kind: 'rejected'; readonly reason: string };

/**
 * Whether the shell does nothing of what it was asked, so that the web's way is next; the one rule for every message. Without a reply
 * in time it may still act: nothing goes on by itself, and what was asked is offered again.
 */
export function wasNotTaken(kind: Outcome['kind']): boolean {
  return kind === 'unavailable' || kind === 'rejected';
}

const longestReason = 200;

/** A rejection whose reason is read out of whatever was thrown, without trusting it. */
export function rejectedBecause(cause: unknown): Outcome {
  return { kind: 'rejected', reason: describe(cause).slice(0, longestReason) };
}

function describe(cause: unknown): string {
  if (typeof cause === 'string') return cause;
  try {
    // Not `instanceof Error`: what a shell throws may come from another realm.
    const message: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'message') : undefined;
    return typeof message === 'string' && message !== '' ? message : 'The shell gave no reason.';
  } catch {
    return 'The shell gave no readable reason.';
  }
}
