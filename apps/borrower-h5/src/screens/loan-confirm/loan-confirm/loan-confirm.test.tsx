import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, locales } from '@peace/i18n';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { describe, expect, test, vi } from 'vitest';
import { comeBack } from '#shared/testing/come-back.ts';
import { applyButton, changeOffer, openLoanConfirm, openReady, tapApply } from './testing/open-loan-confirm.tsx';

describe.each(locales)('an offer with a charge that is kept back, in %s', (locale) => {
  test.each([
    ['confirm-net-proceeds', '₱5,000.00', '₱4,500.00', '₱500.00', '₱950.00'],
    ['confirm-service-charge', '₱15,250.75', '₱14,900.10', '₱350.65', '₱350.65'],
  ])(
    '%s says what is borrowed, received, kept back and paid, and can be applied for',
    async (scenario, amount, received, keptBack, cost) => {
      const t = createTranslator(locale)(loanConfirmMessages);
      const page = openLoanConfirm(scenario, locale);
      const hero = await screen.findByRole('region', { name: t('costTitle') });
      expect(hero).toHaveTextContent(t('loanAmount') + amount);
      expect(hero).toHaveTextContent(t('received') + received + t('keptBack', { amount: keptBack }));
      expect(hero).toHaveTextContent(t(locale === 'original' ? 'cost' : 'costPart') + cost);
      expect(screen.queryByText(t('differingTitle'))).not.toBeInTheDocument();
      await tapApply();
      await waitFor(() => expect(page.left).toHaveLength(1));
    },
  );
});

test('a tap applies, tells the shell, and leaves for the new order with from=confirm', async () => {
  const page = openLoanConfirm('confirm');
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.left[0]).toMatch(/\/loanDetail\?productId=301&orderId=\d+&.*from=confirm/);
  // The link is opened with the tracking query (spec §7).
  expect(page.left[0]).toContain('merchantNumber=cjxjx');
  expect(page.sent).toEqual([{ name: 'confirmBurialPoint', payload: { productId: '301' } }]);
  expect(page.asked('submitApplication')).toHaveLength(1);
});

describe('on a page that has been in front for longer than a minute', () => {
  async function openFor(milliseconds: number) {
    const page = await openReady();
    page.sandbox.clock.moveBy(milliseconds);
    return page;
  }

  test('an offer that went from 3% to 9% is not applied for: it is shown, and its tick is cleared', async () => {
    const page = await openFor(61_000);
    changeOffer(page, { rateText: 'Interest 9% per month', interest: 135_000 });
    await userEvent.click(await applyButton());
    expect(await screen.findByText(termsChanged, { selector: '[role=status]' })).toBeVisible();
    expect(screen.getByText('Interest 9% per month')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What this loan costs' })).toHaveTextContent('You repay in all₱6,350.00');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(await applyButton()).toBeDisabled();
    expect(page.asked('submitApplication')).toHaveLength(0);
  });

  test('agreements that were added are not agreed to', async () => {
    const page = await openFor(61_000);
    const titles = ['Loan Agreement', 'Disclosure Statement', 'Data Privacy Consent', 'Another'];
    const body = JSON.stringify({ code: 0, data: { data: titles.map((title) => ({ title })) } });
    page.sandbox.faults.add({ endpoint: 'getAgreements', kind: 'override', body });
    await userEvent.click(await applyButton());
    expect(await screen.findByText(termsChanged, { selector: '[role=status]' })).toBeVisible();
    expect(page.asked('submitApplication')).toHaveLength(0);
  });

  test('an offer that is the same is applied for by the same tap, once', async () => {
    const page = await openFor(61_000);
    page.sandbox.latency.set(300, 'getOffer');
    await userEvent.dblClick(await applyButton());
    await screen.findByText('Checking the terms...');
    await waitFor(() => expect(page.left).toHaveLength(1));
    expect(page.asked('getOffer')).toHaveLength(2);
    expect(page.asked('getAgreements')).toHaveLength(2);
    expect(page.asked('submitApplication')).toHaveLength(1);
  });

  test('an offer that cannot be read again is not applied for', async () => {
    const page = await openFor(61_000);
    page.sandbox.faults.add({ endpoint: 'getOffer', kind: 'http500' });
    await userEvent.click(await applyButton());
    const reread = await screen.findByRole('button', { name: 'Read them again' });
    expect(reread).toHaveAccessibleDescription(/These terms may have changed/);
    expect(page.asked('submitApplication')).toHaveLength(0);
  });

  test('a tap is not carried out by what is read after the borrower was away', async () => {
    const page = await openFor(61_000);
    page.sandbox.latency.set(100, 'getOffer');
    await userEvent.click(await applyButton());
    comeBack();
    await waitFor(async () => expect(await applyButton()).toBeEnabled());
    expect(page.asked('submitApplication')).toHaveLength(0);
  });

  test('an offer of a minute ago is applied for as it is', async () => {
    const page = await openFor(59_000);
    await tapApply();
    await waitFor(() => expect(page.left).toHaveLength(1));
    expect(page.asked('getOffer')).toHaveLength(1);
  });
});

/** The keys of the applications whose offer is kept. */
const keptOffers = () =>
  Object.keys(localStorage).flatMap((name) => /^peace:accepted-offer:(.+)/.exec(name)?.[1] ?? []);

test('the offer is kept as it was accepted, under the key of its receipt', async () => {
  const page = openLoanConfirm('confirm');
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
  const orderId = /orderId=(\d+)/.exec(page.left[0] ?? '')?.[1];
  const [key] = keptOffers();
  const receipts = localStorage.getItem(`peace:receipts:${orderId}`);
  expect(receipts).toContain('"kind":"application"');
  expect(receipts).toContain(`"id":"${key}"`);
  expect(JSON.parse(localStorage.getItem(`peace:accepted-offer:${key}`) ?? '')).toMatchObject({
    value: {
      value: {
        locale: 'original',
        amount: { minor: 500_000, currency: 'PHP' },
        repaid: { minor: 545_000, currency: 'PHP' },
        plan: [{ amount: { minor: 545_000, currency: 'PHP' }, payTime: expect.stringMatching(/^\d{4}-/) }],
        agreements: ['Loan Agreement', 'Disclosure Statement', 'Data Privacy Consent'],
        lender: { name: expect.any(String), secRegistrationNumber: expect.any(String) },
      },
    },
  });
});

test('the shell is notified of an application once it was accepted, not before', async () => {
  const page = openLoanConfirm('confirm');
  page.sandbox.latency.set(100, 'submitApplication');
  await tapApply();
  expect(screen.getByRole('button', { name: 'Sending your application...' })).toBeVisible();
  expect(page.sent).toEqual([]);
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.sent.map(({ name }) => name)).toEqual(['confirmBurialPoint']);
});

const refusal = 'The service is busy. Please try again later.';
const termsChanged = 'The terms have changed since you agreed. Read them again, then tick the box.';

test('a refusal is read out once, by the page and not by its toast too; nothing is kept or told to the shell', async () => {
  const page = openLoanConfirm('confirm');
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'rejected', times: 1 });
  await tapApply();
  expect(await screen.findByText(refusal, { selector: '.van-toast__text' })).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await waitFor(() => expect(page.asked('getOffer')).toHaveLength(2));
  expect([keptOffers(), page.sent]).toEqual([[], []]);
});

test('the end of the session is shown by its dialog, and by no toast', async () => {
  const page = openLoanConfirm('confirm');
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'http401', times: 1 });
  await tapApply();
  expect(await screen.findByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  expect(document.querySelector('.van-toast__text')).toBeNull();
});

test('after a refusal under changed terms both are shown: what was refused, and why Apply is inert', async () => {
  const page = await openReady();
  changeOffer(page);
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'http404', times: 1 });
  await tapApply();
  await waitFor(async () =>
    expect(await applyButton()).toHaveAccessibleDescription(
      `Our service is not available right now. Please try again later. ${termsChanged}`,
    ),
  );
  expect(await applyButton()).toBeDisabled();
  expect(screen.getByText(/Our service is not available/, { selector: '[role=status]' })).toHaveTextContent(
    termsChanged,
  );
});

test('back at the offer, which has changed: it has the focus, and the change is read out', async () => {
  const page = await openReady();
  changeOffer(page);
  page.sandbox.faults.add({ endpoint: 'submitApplication', kind: 'rejected', times: 1 });
  await tapApply();
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the offer' }));
  expect(screen.getByRole('group', { name: 'Confirm your loan' })).toHaveFocus();
  expect(await screen.findByText(termsChanged, { selector: '[role=status]' })).toBeVisible();
  expect(await applyButton()).toBeDisabled();
});

test('a native link to the order that the shell takes is an outcome, with a link that goes on', async () => {
  const page = openLoanConfirm('confirm');
  changeOffer(page, { orderLink: 'peace://order?id=1' });
  await tapApply();
  expect(await screen.findByText(/The new order is open in the app/)).toBeVisible();
  expect(page.sent.map(({ name }) => name)).toEqual(['confirmBurialPoint', 'openPage']);
  expect(screen.queryByText(/The page of the new order|could not be opened|could not open/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'See my orders' }));
  expect(page.address()).toBe('/order');
});

test('an application whose link names no order has its receipt here, and with the order once that is known', async () => {
  const page = openLoanConfirm('confirm');
  changeOffer(page, { orderLink: 'peace://orders' });
  await waitFor(() => expect(page.asked('getComplaintOptions')).toHaveLength(1));
  await tapApply();
  await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
  const sheet = await screen.findByRole('dialog', { name: 'Your application was received' });
  expect(sheet).toHaveTextContent('Lakas Loan');
  const orderId = [...page.sandbox.state.orders.keys()].at(-1) ?? '';
  await waitFor(() => expect(localStorage.getItem(`peace:receipts:${orderId}`)).toContain('"kind":"application"'));
  expect(localStorage.getItem('peace:application-receipts')).toBeNull();
});

test('an accepted application whose order does not open in five seconds was received, and leads to the orders', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = openLoanConfirm('confirm');
  const apply = await applyButton();
  await waitFor(() => expect(apply).toBeEnabled());
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(apply);
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Sending your application...' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('heading', { name: 'Your application was received' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my orders' })).toBeVisible();
  expect(page.asked('submitApplication')).toHaveLength(1);
});

test('while it leaves, the button is busy and a tap does nothing', async () => {
  const page = openLoanConfirm('confirm');
  await userEvent.dblClick(await applyButton());
  await waitFor(() => expect(page.left).toHaveLength(1));
  const busy = screen.getByRole('button', { name: 'Sending your application...' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(busy);
  expect(page.asked('submitApplication')).toHaveLength(1);
  expect(page.sent).toHaveLength(1);
});

test('Agree to leaving closes the webview, Cancel stays', async () => {
  const page = openLoanConfirm('confirm-retention');
  await applyButton();
  expect(page.back()).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(page.sent).toEqual([]);
  expect(page.back()).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(page.sent.map(({ name }) => name)).toEqual(['closeWebview']));
  expect(page.address()).toBe('/loanConfirm?productId=303');
});

test('without isPopType the shell goes back by itself', async () => {
  const page = openLoanConfirm('confirm');
  await applyButton();
  expect(page.back()).toBe(false);
});
