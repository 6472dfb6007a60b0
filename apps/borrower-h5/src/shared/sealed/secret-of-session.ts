import type { SessionParams } from '@peace/session';

/**
 * What the same borrower's next session on this phone brings along and no storage has: who it is, and the phone. Null where the
 * shell said neither: a secret that is easily guessed is none.
 */
export function secretOfSession({ userId, mobilePhone, deviceId }: SessionParams): string | null {
  const borrower = userId ?? mobilePhone;
  return borrower === undefined || deviceId === undefined ? null : JSON.stringify([borrower, deviceId]);
}
