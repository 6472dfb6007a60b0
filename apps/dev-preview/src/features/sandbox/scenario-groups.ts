import type { ScenarioSummary } from '@peace/sandbox/client';
import { splitEntry, titleOfPath } from '#shared/screen-links.ts';

/** The scenarios about one screen. */
export interface ScenarioGroup {
  /** Unique: the screen's path, or `used` for the ones chosen most. */
  readonly key: string;
  readonly title: string;
  readonly scenarios: readonly ScenarioSummary[];
}

/** Shown first, before anything was chosen. */
const startingWith = ['status-174', 'repay', 'status-180-rollover', 'confirm', 'bind-bank', 'registration'];
const shownAsUsed = 6;

/** The ones chosen most, then all by screen, in the order in which the sandbox lists them. */
export function scenarioGroups(
  scenarios: readonly ScenarioSummary[],
  uses: Readonly<Record<string, number>>,
): ScenarioGroup[] {
  const byPath = new Map<string, ScenarioSummary[]>();
  for (const scenario of scenarios) {
    const { path } = splitEntry(scenario.entry);
    byPath.set(path, [...(byPath.get(path) ?? []), scenario]);
  }
  const used = mostUsed(scenarios, uses);
  return [
    ...(used.length === 0 ? [] : [{ key: 'used', title: 'Most used', scenarios: used }]),
    ...[...byPath].map(([path, about]) => ({ key: path, title: titleOfPath(path), scenarios: about })),
  ];
}

function mostUsed(scenarios: readonly ScenarioSummary[], uses: Readonly<Record<string, number>>): ScenarioSummary[] {
  // What was never chosen counts less than one choice, and the likely ones go before the others.
  const rank = ({ name }: ScenarioSummary) => uses[name] ?? (startingWith.includes(name) ? 0.5 : 0);
  return scenarios
    .filter((scenario) => rank(scenario) > 0)
    .sort((left, right) => rank(right) - rank(left))
    .slice(0, shownAsUsed);
}

/** Every word that was typed stands somewhere. */
export function matching(scenarios: readonly ScenarioSummary[], wanted: string): ScenarioSummary[] {
  const words = wanted.toLowerCase().split(/\s+/);
  return scenarios.filter(({ name, title, entry }) => {
    const text = `${name} ${title} ${entry}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
