import { clearItems } from '@peace/web-platform/storage';
import * as v from 'valibot';
import { lifetimesMs } from './lifetimes.ts';

/** What `openItem` writes around a value; other items have no end, or that of their tab. */
const dated = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ value: v.object({ owner: v.nullable(v.string()), storedAt: v.number(), until: v.optional(v.number()) }) }),
);

/**
 * Removes what has expired on this device, also where no screen reads it any more: what the privacy policy says is kept for 30
 * days is gone then. Never throws.
 */
export function removeExpired(window: { readonly localStorage: Storage }, now: number): void {
  clearItems.ofDevice(window, (_key, text) => {
    const item = v.safeParse(dated, text);
    if (!item.success) return true;
    const { storedAt, until } = item.output.value;
    // An item of a release that wrote no end is none of the longest either.
    return now < (until ?? storedAt + lifetimesMs['a year']);
  });
}
