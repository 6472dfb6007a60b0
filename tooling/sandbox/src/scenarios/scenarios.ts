import { emptyState, type SandboxState } from '../state/sandbox-state.ts';
import { confirmScenarios } from './confirm-scenarios.ts';
import { extremeScenarios } from './extreme-scenarios.ts';
import { instalmentScenarios } from './instalment-scenarios.ts';
import { otherScenarios } from './other-scenarios.ts';
import { promptScenarios } from './prompt-scenarios.ts';
import { repaymentScenarios } from './repayment-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { statusScenarios } from './status-scenarios.ts';
import { addBaseWorld } from './base-world.ts';

export const defaultScenario: Scenario = {
  name: 'default',
  title: 'A borrower with four orders',
  entry: '/loanDetail?productId=101&orderId=7001',
};

/** Every situation there is. */
export const scenarios: readonly Scenario[] = [
  defaultScenario,
  ...statusScenarios,
  ...promptScenarios,
  ...repaymentScenarios,
  ...instalmentScenarios,
  ...confirmScenarios,
  ...extremeScenarios,
  ...otherScenarios,
];

export function scenarioNamed(name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name);
}

/** A fresh state with everything every scenario needs, arranged for one of them. */
export function populated(chosen: Scenario, seed: number, now: number): SandboxState {
  const state = emptyState(seed);
  addBaseWorld(state, now);
  for (const scenario of scenarios) scenario.populate?.(state, now);
  chosen.arrange?.(state, now);
  return state;
}
