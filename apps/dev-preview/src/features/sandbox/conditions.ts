import type { SandboxState, SandboxView } from './look-at.ts';
import { describeAhead } from './clock-panel.tsx';
import { nameOfCalls } from './endpoint-options.ts';
import { settlementLabel } from './settlement-times.ts';

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
