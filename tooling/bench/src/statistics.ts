/** The middle of some numbers, and the middle half's borders: what repeated measurements are told as. */
export function summary(values: readonly number[]): { median: number; low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** A summary in words, with so many decimal places. */
export function written(values: readonly number[], places = 0): string {
  const { median, low, high } = summary(values);
  return `${median.toFixed(places)} (${low.toFixed(places)}–${high.toFixed(places)})`;
}

export const medianOf = (values: readonly number[]): number => summary(values).median;
