import { expect, type Locator, type Page } from '@playwright/test';
import type { FaultKind } from '@peace/sandbox/client';
import { pressable, type FaultRow, type Scene } from './fault-row.ts';
import { assertNotBlank } from './watch-page.ts';

/** These leave nothing that could pass for a response. */
const plainFailures: readonly FaultKind[] = [
  'http500',
  'http404',
  'html',
  'empty',
  'truncated',
  'null',
  'wrongCodeType',
  'rejected',
  'drop',
  'hang',
];

/** A good envelope with little in it: a screen may show what there is, such as an empty list, and be right. */
const maySaySo: readonly FaultKind[] = ['nullData', 'wrongTypes', 'missingFields'];

/** The client gives up after 60 s and pauses before it reads again: that much time is let pass at once. */
const patience: Partial<Record<FaultKind, number>> = { hang: 61_000, drop: 2000 };
const SLOW_MS = 250;
const WITHIN = { timeout: 15_000, intervals: [50] };

/** One fault on one row: what is shown while it lasts, and how the borrower continues afterwards. */
export async function runFaultCase(row: FaultRow, kind: FaultKind, scene: Scene, origin: string): Promise<void> {
  const { page, sandbox } = scene;
  const done = row.done(page);
  const onward = row.onward?.(page) ?? pressable(page, 'Retry');
  await sandbox.clearFaults();
  const entry = await sandbox.choose(row.scenario);
  const breakIt = () => sandbox.control('faults', { endpoint: row.endpoint, kind, ms: SLOW_MS });
  if (!row.tap) await breakIt();
  await page.goto(origin + (row.address ?? entry), { waitUntil: 'commit' });
  await row.prepare?.(scene);
  if (row.tap) await breakIt();
  await row.tap?.(scene);

  const goesOn = row.carriesOn ? done : done.or(onward);
  await expect(async () => {
    if (await isShown(goesOn)) return;
    const ahead = patience[kind];
    // A row that carries on waits for nothing, and moving the clock would end its healthy calls.
    if (ahead && !row.carriesOn) await page.clock.fastForward(ahead);
    if (maySaySo.includes(kind) && (await isSettled(page))) return;
    await expect(goesOn.first()).toBeVisible({ timeout: 250 });
  }, 'neither the content nor a next step').toPass(WITHIN);
  await assertNotBlank(page);
  const succeeded = await isShown(done);
  if (succeeded && plainFailures.includes(kind) && !row.carriesOn && !mayHaveSucceeded(row, kind)) {
    throw new Error('A failure passed for success.');
  }
  // Unless the screen has found out by reading meanwhile that it was done.
  await expect(async () => {
    if (!(await isShown(done))) await row.typed?.(page);
  }, 'what was typed or chosen is lost').toPass(WITHIN);

  await sandbox.clearFaults();
  // The backend answered: no retry is offered.
  if (!(await isShown(row.carriesOn ? done : done.or(onward)))) await page.reload();
  await expect(async () => {
    if (await isShown(done)) return;
    const again = row.again?.(page);
    if (await isShown(again?.or(onward) ?? onward)) {
      await row.beforeOnward?.(scene);
      const next = again && (await isShown(again)) ? again : onward;
      await next.last().click({ timeout: 2000 });
    }
    await expect(done.first()).toBeVisible({ timeout: 2000 });
  }, 'no next step after the fault').toPass(WITHIN);
  await assertNotBlank(page);
}

const isShown = (locator: Locator) => locator.first().isVisible();

/** The screen has its heading and waits for nothing. */
async function isSettled(page: Page): Promise<boolean> {
  const isBusy = await page.locator('[aria-busy="true"], progress').first().isVisible();
  return !isBusy && (await page.getByRole('main').getByText(/\w/).first().isVisible());
}

/** A write whose response alone was corrupted was executed; the screen finds out by reading. */
const mayHaveSucceeded = ({ tap, hasNoCode = false }: FaultRow, kind: FaultKind) =>
  kind === 'wrongCodeType' ? hasNoCode || tap !== undefined : kind === 'truncated' && tap !== undefined;
