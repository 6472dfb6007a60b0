import { systemClock } from '@peace/money-date';
import { borrowerOf, readSession } from '@peace/session';
import { readQuery } from '@peace/web-platform';
import { localItems } from '@peace/web-platform/storage';
import { earlyCopy } from '#shared/early-copy.tsx';
import type { EarlyCopy } from '#shared/early-screen.ts';
import { hasStoredPayment } from '#shared/stored-payment.ts';

/**
 * Copies the order's pay code before React is there; the app then records the payment. Where one was started already the app has
 * a question first, and the tap does nothing.
 */
export const earlyPayCodeCopy: EarlyCopy = (window, locale) => {
  const copy = earlyCopy(window, locale);
  return (text) => !isBeingPaid(window) && copy(text);
};

function isBeingPaid(window: Window): boolean {
  const storage = localItems(window);
  const access = { storage, clock: systemClock, borrower: borrowerOf(storage, readSession(window).params) };
  return hasStoredPayment(access, readQuery(window).get('orderId')?.trim() ?? '');
}
