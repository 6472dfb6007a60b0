import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../sandbox.ts';

/** A step of a case works with these. */
export interface Scene {
  readonly page: Page;
  readonly sandbox: Sandbox;
}

/** How to make a screen call an endpoint, and what the borrower must see there whatever fails. */
export interface FaultRow {
  /** The declared name of the call that goes wrong. */
  readonly endpoint: string;
  /** The screen's name in the table of results. */
  readonly screen: string;
  readonly app: 'borrower-h5' | 'promo-landing';
  readonly scenario: string;
  /** Another address than the scenario's own. */
  readonly address?: string;
  /** Goes up to the tap with everything still well. Left out where opening the page makes the call. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Makes the call that goes wrong. */
  readonly tap?: (scene: Scene) => Promise<void>;
  /** Finds the element that shows that the call has succeeded. */
  readonly done: (page: Page) => Locator;
  /** Finds the button to press after a failure, until `done`: by default Retry. */
  readonly onward?: (page: Page) => Locator;
  /** Finds the button to press in place of `onward` if it is visible: a payment or an application is repeated only after a confirmation. */
  readonly again?: (page: Page) => Locator;
  /** Prepares the page so that `onward` works. */
  readonly beforeOnward?: (scene: Scene) => Promise<void>;
  /** Its response is a picture: there is no code that could be of another type. */
  readonly hasNoCode?: boolean;
  /** The call may fail unnoticed. */
  readonly carriesOn?: boolean;
  /** Checks that the input is still there. */
  readonly typed?: (page: Page) => Promise<void>;
}

/** Writes an app's rows: the endpoint, the screen and the scenario stand first. */
export const rowsOf =
  (app: FaultRow['app']) =>
  (
    endpoint: string,
    screen: string,
    scenario: string,
    rest: Omit<FaultRow, 'app' | 'endpoint' | 'screen' | 'scenario'>,
  ): FaultRow => ({ app, endpoint, screen, scenario, ...rest });

/** While a modal dialog is open, nothing outside it can be pressed. */
const REACHABLE = 'dialog:modal, body:not(:has(dialog:modal))';

/** Buttons and links with exactly one of these names that can be pressed. */
export function pressable(page: Page, name: string, ...others: readonly string[]): Locator {
  const reachable = page.locator(REACHABLE);
  const named = (each: string) =>
    reachable
      .getByRole('button', { name: each, exact: true, disabled: false })
      .or(reachable.getByRole('link', { name: each, exact: true }));
  return others.reduce((either, other) => either.or(named(other)), named(name));
}
