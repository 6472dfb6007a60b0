import { parseUrl } from '@peace/validators/safe-url';

/** What was typed as an origin; null where nothing was, undefined where it is none. A path behind it is left out. */
export function readOrigin(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^https?:\/\//i.test(typed) ? parseUrl(typed)?.origin : undefined;
}
