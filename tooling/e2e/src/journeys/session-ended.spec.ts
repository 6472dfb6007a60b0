import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../page-checks.ts';
import { playShell } from '../play-shell.ts';

const maria = { sessionId: 's-1', userId: 'u-1', mobilePhone: '09171234567' };
const typed = 'I paid and it still says open.';

test("a session's end is shown over the orders and leads to the start", async ({ page, borrowerOrigin, sandbox }) => {
  await page.goto(`${borrowerOrigin}${await sandbox.choose('orders')}?${new URLSearchParams(maria)}`);
  await expect(page.getByRole('article')).toHaveCount(4);
  await sandbox.control('faults', { endpoint: 'getOrder', kind: 'http401' });
  await page.getByRole('article').first().getByRole('link', { name: 'Order Details' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/order$/);
  await expect(dialog).toHaveCount(0);
  // From here on requests carry no session.
  const lastQuery = async () => (await sandbox.requests('getComplaintOptions')).at(-1)?.query;
  await expect.poll(lastQuery).toEqual({ merchantNumber: 'cjxjx' });
});

test('typed text survives the session for the same borrower only', async ({
  context,
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('orders');
  const form = `${borrowerOrigin}/complainPageNext?problemType=2&orderNo=7001`;
  const open = (session: Record<string, string>, tab = page) => tab.goto(`${form}&${new URLSearchParams(session)}`);
  const words = page.getByRole('textbox');
  await open(maria);
  await words.fill(typed);
  await sandbox.control('faults', { endpoint: 'fileComplaint', kind: 'http401' });
  await page.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(words).toHaveValue(typed);

  await open({ ...maria, sessionId: 's-2' });
  await expect(words).toHaveValue(typed);
  const others = await context.newPage();
  await open({ sessionId: 's-3', userId: 'u-2' }, others);
  await others.getByRole('button', { name: 'Switch to the other account' }).click();
  await expect(others.getByRole('textbox')).toHaveValue('');
  // It is deleted once the backend has accepted the other session.
  await expect.poll(() => others.evaluate((text) => JSON.stringify(localStorage).includes(text), typed)).toBe(false);
});

test('a link without a session changes no session', async ({ page, borrowerOrigin, sandbox }) => {
  const entry = borrowerOrigin + (await sandbox.choose('status-174'));
  await page.goto(`${entry}&${new URLSearchParams(maria)}`);
  // The app has come, and keeps the session.
  await expect(page).not.toHaveURL(/sessionId/);
  await page.goto(`${entry}&userId=u-2&merchantNumber=theirs`);
  await expect(page.getByRole('heading', { name: 'To be repaid' })).toBeVisible();
  const requests = await sandbox.requests('getOrder');
  expect(requests.at(-1)?.query).toMatchObject({ ...maria, merchantNumber: 'cjxjx' });
});

test('a complaint that another borrower left is not even painted', async ({
  context,
  page,
  borrowerOrigin,
  sandbox,
}) => {
  await sandbox.choose('orders');
  const complaint = `${borrowerOrigin}/complaint?orderId=7001`;
  await page.goto(`${borrowerOrigin}/complainPageNext?problemType=2&orderNo=7001&${new URLSearchParams(maria)}`);
  await page.getByRole('textbox').fill(typed);
  await page.goto(complaint);
  await expect(page.getByText(typed)).toBeVisible();
  const others = await context.newPage();
  // A shell opens another borrower's session without a question.
  await playShell(others);
  // Without the app only the early page is seen.
  await others.route('**/assets/*.js', (route) => route.abort());
  await others.goto(`${complaint}&${new URLSearchParams({ sessionId: 's-3', userId: 'u-2' })}`);
  await expect(others.getByText('Bayani Cash').first()).toBeVisible();
  await expect(others.getByText(typed)).toHaveCount(0);
});
