import { delayApp } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { dialog, goBackNatively } from '../loan-confirm-page.ts';
import { playShell } from '../play-shell.ts';
import { stallRequests } from '../stall-requests.ts';

test('the shell’s back gesture waits for the question that React asks', async ({ page, borrowerOrigin, sandbox }) => {
  const letGo = await delayApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('confirm-retention')), { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  expect(await goBackNatively(page)).toBe(true);
  letGo();
  await expect(dialog(page, 'Point out')).toBeVisible();
});

test('the shell’s back gesture waits for an answer that says whether there is a question', async ({
  page,
  borrowerOrigin,
  sandbox,
}) => {
  // It waits for two seconds, and then goes back; after ten it is forgotten. A busy machine may need longer for the rest of this.
  await page.clock.setFixedTime(new Date());
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (run: () => void, ms?: number) => setTimer(run, ms === 2000 ? 60_000 : ms));
  });
  const release = await stallRequests(page, /loan-detail-confirm/);
  await page.goto(borrowerOrigin + (await sandbox.choose('confirm-retention')), { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Confirm your loan');
  expect(await goBackNatively(page)).toBe(true);
  await release();
  await expect(dialog(page, 'Point out')).toBeVisible();
});

test('a queued back gesture leaves a screen that has no question', async ({ page, borrowerOrigin, sandbox }) => {
  const messages = await playShell(page);
  const letGo = await delayApp(page);
  await page.goto(borrowerOrigin + (await sandbox.choose('status-174')), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  expect(await goBackNatively(page)).toBe(true);
  // The shell itself goes back at the second gesture.
  expect(await goBackNatively(page)).toBe(false);
  expect(await messages()).toEqual([]);
  letGo();
  await expect.poll(messages).toEqual(['closeWebview']);
});
