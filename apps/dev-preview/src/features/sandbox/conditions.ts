import type { SandboxState, SandboxView } from './look-at.ts';
import { describeAhead } from './clock-panel.tsx';
import { nameOfCalls } from './endpoint-options.ts';

/** Such a time in words. */
export function settlementLabel(ms: number): string {
  if (ms === 0) return 'at once';
  if (ms % hourMs === 0) return `${ms / hourMs} h later`;
  return `${Math.round(ms / minuteMs)} min later`;
}

/** The backend in a few words: its scenario, or that there is no sandbox. */
export function describeBackend(state: SandboxState): string {
  if (state.kind === 'asking') return 'Asking the sandbox…';
  if (state.kind === 'absent') return 'No sandbox here';
  const { current, scenarios } = state.view;
  return scenarios.find(({ name }) => name === current)?.title ?? current;
}

/** What of the sandbox is not as it starts, each in a few words. */
export function unusualConditions(
  view: Pick<SandboxView, 'minutesAhead' | 'latency' | 'faults' | 'isIdempotencyHonoured' | 'settlesAfterMs'>,
) {
  const { minutesAhead, latency, faults, isIdempotencyHonoured, settlesAfterMs } = view;
  const struck = [...new Set(faults.map(({ endpoint, kind }) => `${kind}: ${nameOfCalls(endpoint)}`))];
  return [
    ...(minutesAhead === 0 ? [] : [describeAhead(minutesAhead)]),
    ...(latency.all === 0 ? [] : [`${latency.all} ms late`]),
    ...Object.entries(latency.endpoints).map(([endpoint, ms]) => `${endpoint} ${ms} ms late`),
    ...(settlesAfterMs === 0 ? [] : [`payments known ${settlementLabel(settlesAfterMs)}`]),
    ...(isIdempotencyHonoured ? [] : ['keys ignored']),
    ...struck,
  ];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long the lender may take to learn of a payment; milliseconds. */
export const settlementTimes: readonly number[] = [0, minuteMs, 10 * minuteMs, hourMs, 24 * hourMs];
