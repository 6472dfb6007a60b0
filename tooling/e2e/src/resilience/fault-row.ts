import type { Locator, Page } from '@playwright/test';
import type { Sandbox } from '../sandbox.ts';

/** What a step of a case has to work with. */
export interface Scene {
  readonly page: Page;
  readonly sandbox: Sandbox;
}

/** How to make a screen call an endpoint, and what the borrower must see there whatever fails. */
export interface FaultRow {
  /** The declared name of the call that goes wrong. */
  readonly endpoint: string;
  /** What the screen is called in the table of results. */
  readonly screen: string;
  readonly app: 'borrower-h5' | 'promo-landing';
  readonly scenario: string;
  /** Another address than the scenario's own. */
  readonly address?: string;
  /** Goes up to the tap with everything still well. Left out where opening the page makes the call. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Makes the call that goes wrong. */
  readonly tap?: (scene: Scene) => Promise<void>;
  /** What is there when the call has succeeded. */
  readonly done: (page: Page) => Locator;
  /** What leads on when it has failed: Retry when left out. Pressed until `done`. */
  readonly onward?: (page: Page) => Locator;
  /** What is pressed rather than `onward` where it is shown: a payment or an application is repeated only after a confirmation. */
  readonly again?: (page: Page) => Locator;
  /** What has to happen before `onward` can lead anywhere. */
  readonly beforeOnward?: (scene: Scene) => Promise<void>;
  /** Its answer is a picture: there is no code that could be of another type. */
  readonly hasNoCode?: boolean;
  /** The call may fail unnoticed. */
  readonly carriesOn?: boolean;
  /** What was typed or chosen is still there. */
  readonly typed?: (page: Page) => Promise<void>;
}

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
