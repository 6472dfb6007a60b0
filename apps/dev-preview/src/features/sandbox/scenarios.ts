import { orderStatuses } from '@peace/api-client/contract/order/order-status';
import type { OrderSummary, ScenarioSummary } from '@peace/sandbox/client';
import { splitEntry, titleOfPath } from '#shared/screen-links.ts';

export interface ScenarioGroup {
  /** Unique: the screen's path; empty for the usual ones. */
  readonly path: string;
  readonly title: string;
  readonly scenarios: readonly ScenarioSummary[];
}

const usual = ['status-174', 'repay', 'status-180-rollover', 'confirm', 'bind-bank', 'registration'];

/** The usual ones and the chosen one, then all by screen, in the order in which the sandbox lists them. */
export function scenarioGroups(scenarios: readonly ScenarioSummary[], chosen: string): ScenarioGroup[] {
  const byPath = new Map<string, ScenarioSummary[]>();
  for (const scenario of scenarios) {
    const { path } = splitEntry(scenario.entry);
    byPath.set(path, [...(byPath.get(path) ?? []), scenario]);
  }
  const common = scenarios.filter(({ name }) => usual.includes(name) || name === chosen);
  return [
    { path: '', title: 'Most used', scenarios: common },
    ...[...byPath].map(([path, about]) => ({ path, title: titleOfPath(path), scenarios: about })),
  ];
}

/** Every word that was typed stands somewhere. */
export function matching(scenarios: readonly ScenarioSummary[], wanted: string): ScenarioSummary[] {
  const words = wanted.toLowerCase().split(/\s+/);
  return scenarios.filter(({ name, title, entry }) => {
    const text = `${name} ${title} ${entry}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The orders that the borrower of the chosen scenario has; the sandbox knows those of every scenario. */
export const borrowersOrders = (orders: readonly OrderSummary[]): readonly OrderSummary[] =>
  orders.filter(({ isListed }) => isListed);

/** Selects those that belong to the borrower's orders, such as pay codes. */
export function ofBorrower<T extends { readonly orderId: string }>(
  items: readonly T[],
  orders: readonly OrderSummary[],
): readonly T[] {
  const ids = new Set(borrowersOrders(orders).map(({ orderId }) => orderId));
  return items.filter(({ orderId }) => ids.has(orderId));
}

/** A moment to which the clock is set, named by what it is for. */
export interface ClockPreset {
  readonly title: string;
  readonly at: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Moments around the next payment of the borrower's first order that has one; none without. */
export function clockPresets(orders: readonly OrderSummary[]): ClockPreset[] {
  const { dueAt } = borrowersOrders(orders).find((order) => order.dueAt !== undefined) ?? {};
  if (dueAt === undefined) return [];
  return [
    { title: 'Due date', days: 0 },
    { title: '1 day late', days: 1 },
    { title: '3 days late', days: 3 },
    { title: '31 days late', days: 31 },
  ].map(({ title, days }) => ({ title, at: new Date(dueAt + days * dayMs) }));
}

/** The statuses of the specification. */
export const knownStatuses = orderStatuses.map(({ code }) => code);
