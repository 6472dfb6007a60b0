import { newIdempotencyKey } from '@peace/api-client';

/** A write that was sent, and the key it was sent with. */
export interface SentAttempt {
  readonly key: string;
  /** What was sent, as text. */
  readonly request: string;
}

/**
 * The attempt to send a request with: the earlier one, key and all, when its answer was lost and the same is sent once
 * more; else a new one. A backend that knows the key then takes the second request for the first.
 */
export function attemptFor(earlier: SentAttempt | null, payload: unknown): SentAttempt {
  const request = JSON.stringify(payload);
  return earlier?.request === request ? earlier : { key: newIdempotencyKey(), request };
}
