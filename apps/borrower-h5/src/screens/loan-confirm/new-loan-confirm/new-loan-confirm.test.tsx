import { createTranslator, locales, type Locale } from '@peace/i18n';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { comeBack } from '#shared/testing/come-back.ts';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { NewLoanConfirmRoute } from './use-new-loan-confirm.ts';

async function tapApply() {
  const apply = await screen.findByRole('button', { name: /^Get my money/ });
  await waitFor(() => expect(apply).toBeEnabled());
  await userEvent.click(apply);
}

const open = (scenario: string, { entry, locale = 'original' }: { entry?: string; locale?: Locale } = {}) =>
  openScreen(NewLoanConfirmRoute, { locale, scenario, ...(entry && { entry }) });

test.each(locales)('an offer whose fee is kept back can be applied for in %s', async (locale) => {
  const t = createTranslator(locale)(loanConfirmMessages);
  const page = open('variant2-amount-received', { locale });
  const hero = await screen.findByRole('region', { name: t('costTitle') });
  const keptBack = t('keptBack', { amount: '₱500.00' });
  expect(hero).toHaveTextContent(`${t('loanAmount')}₱5,000.00`);
  expect(hero).toHaveTextContent(`${t('received')}₱4,500.00${keptBack}`);
  // The server's label alone is the specification's; beside it stands what is borrowed, not what arrives.
  const borrowed = locale === 'original' ? '' : ` ${t('loanAmount')} ₱5,000.00`;
  expect(screen.getByRole('button', { name: `Get my money${borrowed}` })).toBeVisible();
  await tapApply();
  await waitFor(() => expect(page.left).toHaveLength(1));
});

test('a link that says rupees and a response that says pesos are no offer to apply for', async () => {
  const page = open('variant2', { entry: '/newLoanConfirm?productId=305&coinciding=1' });
  await screen.findByRole('button', { name: 'Get my money' });
  const asked = { method: 'POST', body: new URLSearchParams({ productId: '305' }) };
  const inPesos = await page.sandbox.fetch(new Request('https://h5.example.ph/peace/gopia/goya/satire', asked));
  page.sandbox.faults.add({ endpoint: 'getOfferVariant2', kind: 'override', body: await inPesos.text() });
  comeBack();
  expect(await screen.findByText(/The link to this offer says rupees, but the lender says pesos/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get my money' })).not.toBeInTheDocument();
  expect(document.querySelectorAll('.differing')).toHaveLength(4);
});

test('an agreement is opened by its place', async () => {
  const page = open('variant2');
  await userEvent.click(await screen.findByRole('button', { name: 'Loan Agreement' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
  expect(page.asked('getAgreementLinkVariant2')[0]?.query).toMatchObject({ position: '0' });
});

const refusal = 'The service is busy. Please try again later.';

test('a refusal of the offer is a toast and the page’s state', async () => {
  const page = open('variant2');
  page.sandbox.faults.add({ endpoint: 'getOfferVariant2', kind: 'rejected' });
  expect(await screen.findByRole('heading', { name: refusal })).toBeVisible();
  expect(screen.getByText(refusal, { selector: '.van-toast__text' })).toBeInTheDocument();
});

test('an application is stored as one of variant 2: its key is not repeated at the other endpoint', async () => {
  const page = open('variant2');
  page.sandbox.faults.add({ endpoint: 'submitApplicationVariant2', kind: 'hang' });
  await tapApply();
  await waitFor(() => expect(localStorage.getItem('peace:application:305')).toContain('"variant":"variant2"'));
});
