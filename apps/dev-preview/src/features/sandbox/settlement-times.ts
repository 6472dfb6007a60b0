const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long the lender may take to learn of a payment; milliseconds. */
export const settlementTimes: readonly number[] = [0, minuteMs, 10 * minuteMs, hourMs, 24 * hourMs];

/** Such a time in words. */
export function settlementLabel(ms: number): string {
  if (ms === 0) return 'at once';
  if (ms % hourMs === 0) return `${ms / hourMs} h later`;
  return `${Math.round(ms / minuteMs)} min later`;
}
