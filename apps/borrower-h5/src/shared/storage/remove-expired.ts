import { clearItems, lifetimesMs } from '@peace/web-platform/storage';

/** `openItem` writes this envelope around a value; other items have no end, or that of their tab. */
interface Dated {
  readonly value?: { readonly storedAt?: number; readonly until?: number } | null;
}

/** Removes what has expired on this device, also where no screen reads it any more (privacy policy). Never throws. */
export function removeExpired(window: { readonly localStorage: Storage }, now: number): void {
  clearItems.ofDevice(window, (_key, text) => !(now >= endOf(text)));
}

/** When an item ends; not a number where it has no end. By hand: it is in what every screen loads. */
function endOf(text: string): number {
  try {
    const { value }: Dated = JSON.parse(text);
    // An item of a release that wrote no end is none of the longest either.
    return value?.until ?? Number(value?.storedAt) + lifetimesMs['a year'];
  } catch {
    return Number.NaN;
  }
}
