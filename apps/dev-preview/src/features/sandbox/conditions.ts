import type { TabName } from '#shared/choices.ts';
import type { PreviewSettings } from '#shared/preview-address.ts';
import type { SandboxState, SandboxView, Sandbox } from './use-sandbox.ts';
import { nameOfCalls } from './calls.ts';

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

/** Days, hours and minutes of a difference, in words. */
export function describeAhead(minutes: number): string {
  if (minutes === 0) return 'the real time';
  const size = Math.abs(minutes);
  const parts = [
    [Math.floor(size / 1440), 'd'],
    [Math.floor((size % 1440) / 60), 'h'],
    [size % 60, 'min'],
  ].flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`]));
  return `${parts.join(' ')} ${minutes > 0 ? 'ahead' : 'behind'}`;
}

/** The backend in a few words: its scenario, or that there is no sandbox. */
export function describeBackend(state: SandboxState): string {
  if (state.kind === 'asking') return 'Asking the sandbox…';
  if (state.kind === 'absent') return 'No sandbox here';
  const { current, scenarios } = state.view;
  return scenarios.find(({ name }) => name === current)?.title ?? current;
}

/** Something that is not as it starts: a chip that opens the tab where it is decided, and resets it. */
export interface Condition {
  readonly label: string;
  readonly tab: TabName;
  readonly reset: () => void;
}

/** Lists the settings of the sandbox that differ from their defaults. */
export function sandboxConditions(
  view: Pick<SandboxView, 'minutesAhead' | 'latency' | 'faults' | 'held' | 'isIdempotencyHonoured' | 'settlesAfterMs'>,
  run: Sandbox['run'],
): Condition[] {
  const { minutesAhead, latency, faults, held, isIdempotencyHonoured, settlesAfterMs } = view;
  const late = [
    ...(latency.all === 0 ? [] : [`${latency.all} ms`]),
    ...Object.entries(latency.endpoints).map(([endpoint, ms]) => `${endpoint} ${ms} ms`),
  ];
  const struck = new Map(faults.map(({ endpoint, kind }) => [`${kind}: ${nameOfCalls(endpoint)}`, endpoint] as const));
  const at = (tab: TabName, label: string, reset: Parameters<Sandbox['run']>[0]): Condition => ({
    label,
    tab,
    reset: () => void run(reset),
  });
  return [
    ...(minutesAhead === 0 ? [] : [at('world', describeAhead(minutesAhead), (client) => client.resetClock())]),
    ...(late.length === 0 ? [] : [at('faults', `${late.join(', ')} late`, (client) => client.clearLatency())]),
    ...(settlesAfterMs === 0
      ? []
      : [at('money', `payments known ${settlementLabel(settlesAfterMs)}`, (client) => client.setSettlement(0))]),
    ...(isIdempotencyHonoured ? [] : [at('faults', 'keys ignored', (client) => client.honourIdempotencyKeys(true))]),
    ...[...struck].map(([label, endpoint]) => at('faults', label, (client) => client.liftFaults(endpoint))),
    ...(held.length === 0 ? [] : [at('faults', `held: ${held.join(', ')}`, (client) => client.release())]),
  ];
}

/** Lists the settings of the shell that differ from their defaults. */
export function shellConditions(
  { isShellThere, handlers }: Pick<PreviewSettings, 'isShellThere' | 'handlers'>,
  change: (change: Partial<PreviewSettings>) => void,
): Condition[] {
  const at = (label: string, some: Partial<PreviewSettings>): Condition => ({
    label,
    tab: 'bridge',
    reset: () => change(some),
  });
  return [
    ...(isShellThere ? [] : [at('bridge unavailable', { isShellThere: true })]),
    ...Object.entries(handlers).flatMap(([name, behaviour]) =>
      behaviour === undefined ? [] : [at(`${name}: ${behaviour}`, { handlers: { ...handlers, [name]: undefined } })],
    ),
  ];
}
