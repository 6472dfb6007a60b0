import { delayApp } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { dialog, goBackNatively } from '../loan-confirm-page.ts';
import { playShell } from '../play-shell.ts';

test('the shell’s back gesture waits for the question that React asks', async ({ page, sandbox }) => {
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('confirm-retention'), { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  expect(await goBackNatively(page)).toBe(true);
  letGo();
  await expect(dialog(page, 'Point out')).toBeVisible();
});

test('a queued back gesture leaves a screen that has no question', async ({ page, sandbox }) => {
  const messages = await playShell(page);
  const letGo = await delayApp(page);
  await page.goto(await sandbox.choose('status-174'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  expect(await goBackNatively(page)).toBe(true);
  // The shell itself goes back at the second gesture.
  expect(await goBackNatively(page)).toBe(false);
  expect(await messages()).toEqual([]);
  letGo();
  await expect.poll(messages).toEqual(['closeWebview']);
});
