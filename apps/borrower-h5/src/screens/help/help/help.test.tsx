import { company } from '@peace/company';
import { createSandbox, type Sandbox } from '@peace/sandbox';
import { localItems } from '@peace/web-platform/storage';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toStoredPayCode, payCodeItem } from '#shared/order/pay-code-item.ts';
import { aDefaultPayCode } from '#features/payment/testing/a-repayment.ts';
import { openItem } from '#shared/storage/stored-item.ts';
import { changeComplaints, openScreen } from '#shared/testing/render-screen.tsx';
import { HelpRoute } from './use-help.ts';

const open = (entry: string, sandbox: Sandbox = createSandbox({ scenario: 'repay-default-code' })) =>
  openScreen(HelpRoute, { scenario: 'repay-default-code', entry, sandbox, host: 'browser' });

async function check(text: string) {
  const field = await screen.findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
}

const verdict = (name: string) => screen.findByRole('heading', { name });

test('the regulator’s address is there, and leads to it', async () => {
  const page = open('/help');
  const link = await screen.findByRole('link', { name: 'If that does not settle it, complain to the SEC' });
  expect(link).toHaveAttribute('href', company.regulatorComplaintsUrl);
  await userEvent.click(link);
  expect(page.left).toEqual([expect.stringContaining(company.regulatorComplaintsUrl)]);
});

test.each([
  ['/help?orderId=8402&topic=late', true],
  ['/help?orderId=8402', false],
])('%s has paying late first, open: %s', async (entry, isOpen) => {
  open(entry);
  const title = await screen.findByRole('heading', { name: 'What late payment costs' });
  expect(title.closest('details')?.open).toBe(isOpen);
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(title);
});

test('a pasted text is compared with the loan’s code and our numbers, which are read for that alone', async () => {
  const page = open('/help?orderId=8402');
  const payCode = String(page.sandbox.state.orders.get('8402')?.repayment.defaultPayCode?.payCode);
  await screen.findByRole('textbox');
  expect(page.sandbox.log.list()).toEqual([]);
  await check(payCode);
  expect(await verdict('This is the pay code of order 8402')).toBeVisible();
  await check(company.phone);
  expect(await verdict('This is one of our numbers')).toBeVisible();
  await check('0917 999 8888');
  expect(await verdict('Not ours: do not pay')).toBeVisible();
});

test('a code that this phone opened from a loan is known, also without a loan', async () => {
  const access = { storage: localItems(window), clock: { now: () => Date.now() }, borrower: null };
  openItem(access, payCodeItem).write(
    toStoredPayCode(aDefaultPayCode({ payCode: '7001 2002' }), null, {
      orderId: '8409',
      purpose: 'repayment',
      storedAt: Date.now(),
    }),
  );
  open('/help');
  await check('70012002');
  expect(await verdict('This is the pay code of order 8409')).toBeVisible();
});

test('what could not be read is not called foreign, and never ours', async () => {
  const page = open('/help?orderId=8402');
  page.sandbox.faults.add({ endpoint: 'getPeriodRepayment', kind: 'http500' });
  await check('1234567890123');
  expect(await verdict('We could not check this: do not pay yet')).toBeVisible();
});

test('without a loan a code cannot be known', async () => {
  open('/help');
  await check('1234567890123');
  expect(await verdict('Not one of our numbers: do not pay')).toBeVisible();
});

test('a complaint whose answer is late can be taken to the regulator, with number, date and a summary', async () => {
  const sandbox = createSandbox({ scenario: 'complaint-answered' });
  const filedAt = sandbox.clock.now() - 8 * 86_400_000;
  changeComplaints(sandbox, { filedAt, answer: { detail: '', images: [] } });
  open('/help?problemId=5002', sandbox);
  expect(await screen.findByRole('heading', { name: /^Our answer to complaint 5002 was due by / })).toBeVisible();
  const summary = screen.getByText(/^Complaint number 5002, sent on /);
  for (const part of [
    company.name,
    company.secRegistrationNumber,
    sandbox.state.complaints.get('5002')?.content ?? '-',
  ])
    expect(summary).toHaveTextContent(part);
  expect(screen.getByRole('link', { name: 'Complain to the SEC' })).toHaveAttribute(
    'href',
    company.regulatorComplaintsUrl,
  );
});
