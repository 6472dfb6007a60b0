import type { BrowserContext } from '@playwright/test';

/** The faults of a phone's storage. */
export const storageFaultKinds = ['full', 'blocked', 'missing', 'corrupted', 'older version'] as const;

export type StorageFaults = (typeof storageFaultKinds)[number];

/** Makes the storage of every page of this context so. */
export async function setStorageFaults(context: BrowserContext, faults: StorageFaults): Promise<void> {
  await context.addInitScript((kind: StorageFaults) => {
    // The blank page that comes before the first has no storage.
    if (location.origin === 'null') return;
    const refuse = (name: string) => () => {
      throw new DOMException('Planted.', name);
    };
    if (kind === 'full') Storage.prototype.setItem = refuse('QuotaExceededError');
    if (kind === 'blocked' || kind === 'missing') {
      for (const area of ['localStorage', 'sessionStorage']) {
        const get = kind === 'blocked' ? refuse('SecurityError') : () => null;
        Object.defineProperty(window, area, { configurable: true, get });
      }
    }
    // As an earlier visit left it: once in a tab, not again with each page.
    const isPlanted = () => sessionStorage.getItem('planted') !== null;
    if ((kind === 'corrupted' || kind === 'older version') && !isPlanted()) {
      sessionStorage.setItem('planted', 'yes');
      const content =
        kind === 'corrupted' ? '{"version":1,"value":{"\u0000' : '{"version":0,"value":"of another time"}';
      for (const name of [
        'locale',
        'repayment-code',
        'complaint-draft',
        'payment:8401',
        'card-code:7001',
        'session-params',
        'registration-draft',
        'registration-sid',
        'registration-resend-at',
      ]) {
        localStorage.setItem(`peace:${name}`, content);
        sessionStorage.setItem(`peace:${name}`, content);
      }
    }
  }, faults);
}
