import { canStore } from '@peace/web-platform/storage';

/** Which protection against sending a payment, an application or an account twice this browser lacks. */
export type MissingProtection = 'noStorage' | 'noLocks';

export interface LimitedWindow {
  readonly localStorage: Storage;
  readonly navigator: { readonly locks?: unknown };
}

/** Null where nothing is missing. Without storage a browser has no locks either, and the record matters more. */
export function findMissingProtection(window: LimitedWindow): MissingProtection | null {
  if (!canStore(window)) return 'noStorage';
  return window.navigator.locks ? null : 'noLocks';
}
