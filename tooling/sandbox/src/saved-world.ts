import type { SandboxParts } from './sandbox-env.ts';
import type { LogEntry } from './http/request-log.ts';
import { seededRandom } from './seeded-random.ts';
import { emptyState, type SandboxState } from './state/sandbox-state.ts';

/** An attempt whose first answer can be given again. */
interface SavedAttempt {
  readonly fingerprint: string;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** All that a sandbox knows, as data that `structuredClone` and `v8.serialize` take. */
export interface SavedWorld {
  readonly scenario: string;
  readonly state: Omit<SandboxState, 'random' | 'nextNumber'>;
  readonly seed: number;
  readonly lastNumber: number;
  /** How far the clock was moved, milliseconds. */
  readonly aheadMs: number;
  readonly isHonoured: boolean;
  readonly attempts: readonly (readonly [string, SavedAttempt])[];
  readonly faults: ReturnType<SandboxParts['faults']['list']>;
  readonly latency: ReturnType<SandboxParts['latency']['list']>;
  readonly journal: SandboxParts['journal'];
  readonly log: readonly { readonly entry: LogEntry; readonly answer: string }[];
  readonly errorReports: SandboxParts['errorReports'];
}

/** What a sandbox knows now. */
export async function savedWorld(parts: SandboxParts): Promise<SavedWorld> {
  const { random, nextNumber, ...state } = parts.state;
  const attempts = Array.from(parts.idempotencyKeys.attempts, async ([key, { fingerprint, answer }]) => {
    if (!answer) return [];
    const body = await answer.clone().text();
    return [[key, { fingerprint, status: answer.status, headers: [...answer.headers], body }] as const];
  });
  return {
    scenario: parts.scenario.name,
    state,
    // Drawn from where it is, so that no code and no token comes again.
    seed: Math.floor(random.next() * 2 ** 32),
    lastNumber: nextNumber(),
    aheadMs: parts.clock.now() - parts.clock.realNow(),
    isHonoured: parts.idempotencyKeys.isHonoured,
    attempts: (await Promise.all(attempts)).flat(),
    faults: parts.faults.list(),
    latency: parts.latency.list(),
    journal: parts.journal,
    log: parts.log.list().map((entry) => ({ entry, answer: parts.log.answerTo(entry.id) ?? '' })),
    errorReports: parts.errorReports,
  };
}

/** A state of the backend from what was kept of it. */
export function stateOf({ state, seed, lastNumber }: SavedWorld): SandboxState {
  let last = lastNumber;
  return {
    ...emptyState(seed),
    ...state,
    random: seededRandom(seed),
    nextNumber: () => {
      last += 1;
      return last;
    },
  };
}

/** Puts the conditions of a kept world in force: clock, faults, latency, keys, journal and what was logged. */
export function restoreConditions(parts: SandboxParts, world: SavedWorld): void {
  parts.clock.reset();
  parts.clock.moveBy(world.aheadMs);
  for (const fault of world.faults) parts.faults.add(fault);
  parts.latency.set(world.latency.all);
  for (const [name, ms] of Object.entries(world.latency.endpoints)) parts.latency.set(ms, name);
  parts.idempotencyKeys.isHonoured = world.isHonoured;
  for (const [key, { fingerprint, status, headers, body }] of world.attempts) {
    const answer = new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
    parts.idempotencyKeys.attempts.set(key, { fingerprint, answer });
  }
  parts.journal.push(...world.journal);
  for (const { entry, answer } of world.log) {
    const { id: _id, ...call } = entry;
    parts.log.add(call, answer);
  }
  parts.errorReports.push(...world.errorReports);
}
