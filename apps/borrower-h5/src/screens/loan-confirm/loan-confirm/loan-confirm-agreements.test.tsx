import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSandbox } from '@peace/sandbox';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { appConfig } from '#shared/app-config.ts';
import { comeBack } from '#shared/testing/come-back.ts';
import { applyButton, changeOffer, openLoanConfirm, openReady, tapApply } from './testing/open-loan-confirm.tsx';

/** The row of an agreement in the list below the box. */
function rowOf(title: string): HTMLElement {
  const row = screen.getByRole('button', { name: title }).closest('li');
  if (!row) throw new Error(`No row for ${title}`);
  return row;
}

test('Apply waits for the agreements; where they fail it says why, in the server’s words, and they load again', async () => {
  const page = openLoanConfirm('confirm');
  page.sandbox.faults.add({ endpoint: 'getAgreements', kind: 'rejected', times: 1 });
  expect(await screen.findByText(/The agreements could not be loaded. The service is busy/)).toBeVisible();
  expect(await applyButton()).toBeDisabled();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await applyButton()).toBeEnabled());
  expect(page.asked('submitApplication')).toHaveLength(0);
});

test('terms that change under a tick clear it, and the page shows that', async () => {
  const page = await openReady();
  changeOffer(page);
  comeBack();
  expect(
    await screen.findByText(/The terms have changed since you agreed/, { selector: '[role=status]' }),
  ).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(await applyButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(await applyButton()).toBeEnabled();
});

test('ticking the box opens an agreement that was closed before it had been shown', async () => {
  openLoanConfirm('confirm-agreement');
  const modal = within(await screen.findByRole('dialog', { name: 'Agreement' }));
  expect(modal.getByRole('button', { name: 'Agree' })).toBeDisabled();
  await userEvent.click(modal.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(await screen.findByRole('dialog', { name: 'Agreement' })).toBeVisible();
});

const agreeButton = () => screen.getByRole('button', { name: 'Agree' });

/** The offer with another agreement to open with. */
async function openWithAgreement(popAgreementUrl: string) {
  const sandbox = createSandbox({ scenario: 'confirm-agreement' });
  const offer = sandbox.state.offers.get('304');
  if (offer) sandbox.state.offers.set('304', { ...offer, popAgreementUrl });
  const page = openLoanConfirm('confirm-agreement', 'original', sandbox);
  await screen.findByRole('dialog', { name: 'Agreement' });
  return page;
}

test('an own agreement is read before it is framed, and agreed to once the frame has loaded it', async () => {
  openLoanConfirm('confirm-agreement');
  const frame = await screen.findByTitle('Text of the agreement');
  expect(agreeButton()).toBeDisabled();
  fireEvent.load(frame);
  expect(agreeButton()).toBeEnabled();
  await userEvent.click(agreeButton());
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test.each([
  ['a PDF', '/peace/__agreements/contract.pdf', false],
  ['a page that is answered with an error', '/peace/__nothing/agreement', false],
  ['a page of another origin', 'https://lender.test/agreement', true],
])('%s is agreed to after it was opened, also where the page was left for it', async (_, url, isFramed) => {
  const { left, sandbox, unmount } = await openWithAgreement(url);
  await waitFor(() => expect(screen.queryByText('The agreement is loading...')).not.toBeInTheDocument());
  const frame = screen.queryByTitle('Text of the agreement');
  expect(frame !== null).toBe(isFramed);
  if (frame) fireEvent.load(frame);
  expect(agreeButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Open the agreement' }));
  await waitFor(() => expect(agreeButton()).toBeEnabled());
  expect(left).toEqual([expect.stringContaining(url)]);
  unmount();
  openLoanConfirm('confirm-agreement', 'original', sandbox);
  await screen.findByRole('dialog', { name: 'Agreement' });
  expect(agreeButton()).toBeEnabled();
});

test.each([
  { code: 0, data: [{ title: 'Loan Agreement' }] },
  { code: 0, data: { data: null } },
  { code: 0, data: {} },
])('nothing is agreed to where the list of agreements cannot be read: %j', async (body) => {
  const page = openLoanConfirm('confirm');
  page.sandbox.faults.add({ endpoint: 'getAgreements', kind: 'override', body: JSON.stringify(body) });
  expect(await screen.findByText(/The agreements could not be loaded/)).toBeVisible();
  expect(await applyButton()).toBeDisabled();
});

test('an agreement that cannot be read keeps its place in the list, and all of them are agreed to by hand', async () => {
  const page = openLoanConfirm('confirm');
  const body = JSON.stringify({ code: 0, data: { data: { 1: { title: 'Fees' }, 4: null } } });
  page.sandbox.faults.add({ endpoint: 'getAgreements', kind: 'override', body });
  expect(await screen.findByRole('button', { name: 'Fees' })).toBeVisible();
  expect(await applyButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(await applyButton()).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Agreement' }));
  await waitFor(() => expect(page.asked('getAgreementLink')).toHaveLength(1));
  expect(page.asked('getAgreementLink')[0]?.query).toMatchObject({ position: '4' });
});

test('a policy may leave the box empty at first', async () => {
  vi.spyOn(appConfig, 'isAgreementChecked', 'get').mockReturnValue(false);
  const page = openLoanConfirm('confirm');
  expect(await applyButton()).toBeDisabled();
  await waitFor(async () =>
    expect(await applyButton()).toHaveAccessibleDescription('Tick the box to agree before you apply.'),
  );
  await userEvent.click(screen.getByRole('checkbox'));
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
});

test('a double tap on an agreement requests its link once, by its place', async () => {
  const page = openLoanConfirm('confirm');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Disclosure Statement' }));
  await waitFor(() => expect(page.left).toEqual([expect.stringContaining('__agreements')]));
  expect(page.asked('getAgreementLink').map(({ query }) => query)).toEqual([
    expect.objectContaining({ productId: '301', scene: '3', position: '1' }),
  ]);
});

test('an agreement that could not be opened clears the tick; trying again, or a tick by hand, leads on', async () => {
  const page = await openReady();
  page.sandbox.faults.add({ endpoint: 'getAgreementLink', kind: 'rejected', times: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Loan Agreement' }));

  const row = within(rowOf('Loan Agreement'));
  const alert = await row.findByRole('alert');
  const box = screen.getByRole('checkbox');
  expect(box).not.toBeChecked();
  expect(await applyButton()).toBeDisabled();
  expect(await applyButton()).toHaveAccessibleDescription(/^An agreement could not be opened/);

  // A second failure is announced too, and clears a tick once more.
  await userEvent.click(box);
  await userEvent.click(row.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(row.getByRole('alert')).not.toBe(alert));
  expect(box).not.toBeChecked();

  await userEvent.click(box);
  expect(await applyButton()).toBeEnabled();
  await userEvent.click(row.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(row.queryByRole('alert')).not.toBeInTheDocument();
  expect(page.asked('getAgreementLink')).toHaveLength(3);
});

test('an agreement that is downloaded leaves its row: the row shows that, the tick is cleared, and others can be opened', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = await openReady();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Loan Agreement' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(screen.getByRole('button', { name: /^Loan Agreement/ })).toHaveAttribute('aria-busy', 'true');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(within(rowOf('Loan Agreement')).getByRole('alert')).toHaveTextContent(/^The page has not opened/);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Disclosure Statement' }));
  await waitFor(() => expect(page.left).toHaveLength(2));
});

test('a link that is not safe is refused in the row of its agreement, and clears the tick', async () => {
  const page = await openReady();
  const body = JSON.stringify({ code: 0, data: { contract_url: 'javascript:alert(1)' } });
  page.sandbox.faults.add({ endpoint: 'getAgreementLink', kind: 'override', body, times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Loan Agreement' }));
  await waitFor(() => expect(rowOf('Loan Agreement')).toHaveTextContent(/This link is not safe/));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
