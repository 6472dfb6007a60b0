/** Numbers that look random and are the same for the same seed. */
export type SeededRandom = ReturnType<typeof seededRandom>;

/** Mulberry32: 32 bits of state, which is plenty for captchas and drawings. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  /** At least 0 and below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `low` to `high`, both included. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const characters = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet.charAt(between(0, alphabet.length - 1))).join('');
  return { next, between, characters };
}

/** A seed from a text, so that a product's logo depends on its name alone (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
