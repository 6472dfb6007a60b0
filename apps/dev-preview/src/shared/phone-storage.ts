import { clearItems, writeRawItem } from '@peace/web-platform/storage';

/** Items of this page itself, or of the session, which the fields set. */
const isOwn = (key: string) => key.startsWith('dev-preview-') || key === 'session-params';

/** A killed web view loses this storage. */
export const clearSession = (window: Window): void => clearItems.ofTab(window, isOwn);

/** Removes all that the page in the phone stored. */
export function clearStorage(window: Window): void {
  clearSession(window);
  clearItems.ofDevice(window, isOwn);
}

/** The pay code of the scenario `repay-default-code`, as a repayment page stores it when it is tapped. */
const payCode = {
  logo: '',
  title: 'Isla Bills',
  payCode: '8120340056789',
  repayAmount: { minor: 545_000, currency: 'PHP' },
  payNotice: [
    {
      title: 'At the counter',
      items: [{ name: 'Pay with the code', steps: ['Show the code.', 'Pay the exact amount and keep the receipt.'] }],
    },
  ],
  orderId: '8402',
  purpose: 'repayment',
};

/** Stores what a screen shows, where it does not read it from the backend. */
export function storeSample(window: Window, screen: string, now: number): void {
  if (screen !== 'repaymentOfStoredCode') return;
  // The owner names neither user nor phone, so that each session of the test page finds it.
  const value = { owner: '.', storedAt: now, value: { ...payCode, storedAt: now } };
  writeRawItem(window, 'repayment-code', JSON.stringify({ version: 3, value }));
}
