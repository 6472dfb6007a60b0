import type { OfferRange } from '@peace/company';

/** Four terms to choose from: the shortest, the usual one, one between, and the longest. */
export function monthChoices({ default: usual, min, max }: OfferRange): readonly string[] {
  const between = Math.round((Number(usual) + Number(max)) / 2);
  return [...new Set([min, usual, String(between), max])];
}
