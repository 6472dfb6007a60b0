/** The middle of some numbers, and the middle half's borders: what repeated measurements are told as. */
export function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.round((sorted.length - 1) * share)];
  return { median: Math.round(at(0.5)), low: Math.round(at(0.25)), high: Math.round(at(0.75)) };
}

export const written = ({ median, low, high }) => `${median} (${low}–${high})`;
