import { CODE128 } from './code128.js';

/** The light margin the standard wants before and after the bars, in modules (ISO/IEC 15417). */
export const QUIET_ZONE = 10;

/** More modules than this are drawn too fine on a phone for a counter's scanner: about 45 letters, or 88 digits. */
const MAX_MODULES = 520;

/**
 * A text as a Code 128 symbol (ISO/IEC 15417): one character a module, '1' for dark; code sets, check character and
 * stop included, quiet zones not. `null` for what cannot be a barcode: nothing, characters other than printable ASCII,
 * or too much of it.
 */
export function code128Modules(text: string): string | null {
  if (!/^[\x20-\x7e]+$/.test(text)) return null;
  const { data } = new CODE128(text, {}).encode();
  return data.length > MAX_MODULES ? null : data;
}
