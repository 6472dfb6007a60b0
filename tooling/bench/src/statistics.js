/**
 * The middle of some numbers, and the middle half's borders: what repeated measurements are told as.
 *
 * @param {readonly number[]} values
 */
export function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.round((sorted.length - 1) * share)];
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** A summary in words, with so many decimal places. */
export function written(values, places = 0) {
  const { median, low, high } = summary(values);
  return `${median.toFixed(places)} (${low.toFixed(places)}–${high.toFixed(places)})`;
}

export const medianOf = (values) => summary(values).median;
