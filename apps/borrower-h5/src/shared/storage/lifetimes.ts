const HOUR_MS = 60 * 60 * 1000;

/** How long things are kept, by the words that `docs/stored-items.md` has for it. */
export const lifetimesMs = {
  'an hour': HOUR_MS,
  '24 hours': 24 * HOUR_MS,
  '30 days': 30 * 24 * HOUR_MS,
  'a year': 365 * 24 * HOUR_MS,
} as const;

export type Lifetime = keyof typeof lifetimesMs;
