import { expect, test } from '../fixtures.ts';
import { playShell } from '../play-shell.ts';

const maria = { sessionId: 's-1', userId: 'u-1', mobilePhone: '09171234567' };
const typed = 'I paid and it still says open.';

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
