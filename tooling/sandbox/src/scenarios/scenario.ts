import type { SandboxState } from '../state/sandbox-state.ts';

/** A situation of the product, to be opened by its entry. */
export interface Scenario {
  readonly name: string;
  /** What a developer picks it by. */
  readonly title: string;
  readonly app: 'borrower-h5' | 'promo-landing';
  /** Path and query within that app. */
  readonly entry: string;
  /**
   * What the scenario adds. Every scenario's additions are in the state after each reset, so that each entry works
   * at any time; ids are the scenario's own.
   */
  readonly populate?: (state: SandboxState, now: number) => void;
  /** What else changes when the scenario is the chosen one: things that are not an order's or a product's own. */
  readonly arrange?: (state: SandboxState, now: number) => void;
  /** The backend takes no notice of `Idempotency-Key` while the scenario is the chosen one. */
  readonly ignoresKeys?: boolean;
}
