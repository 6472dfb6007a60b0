import { emptyState, type SandboxState } from '../state/sandbox-state.ts';
import { addBaseWorld } from './base-world.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

/** A fresh state with everything every scenario needs, arranged for one of them. */
export function populated(chosen: Scenario, seed: number, now: number): SandboxState {
  const state = emptyState(seed);
  addBaseWorld(state, now);
  for (const scenario of scenarios) scenario.populate?.(state, now);
  chosen.arrange?.(state, now);
  return state;
}
