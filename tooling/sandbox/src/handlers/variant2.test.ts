import { jointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import { getProductLink } from '@peace/api-client/contract/variant2/get-product-link';
import { getAgreementLinkVariant2 } from '@peace/api-client/contract/variant2/get-agreement-link-variant2';
import { getAgreementsVariant2 } from '@peace/api-client/contract/variant2/get-agreements-variant2';
import { getOfferVariant2 } from '@peace/api-client/contract/variant2/get-offer-variant2';
import { submitApplicationVariant2 } from '@peace/api-client/contract/variant2/submit-application-variant2';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

it('offers in pesos, or under the other sign', async () => {
  const { ok } = testSandbox();
  expect(await ok(getOfferVariant2, { productId: '203' })).toMatchObject({
    amount: { minor: 800_000, currency: 'PHP' },
  });
  const rupees = await ok(getOfferVariant2, { productId: '203', coinciding: true });
  expect(rupees).toMatchObject({
    currency: 'INR',
    rows: expect.arrayContaining([{ label: 'You receive', value: '₹8,000.00' }]),
  });
});

it('makes an order of an application', async () => {
  const { ok, sandbox } = testSandbox();
  const terms = {
    productId: '203',
    amount: { minor: 800_000, currency: 'PHP' },
    periods: 120,
    termUnit: 'days',
  } as const;
  const { url } = await ok(submitApplicationVariant2, terms);
  const orderId = new URL(url, 'http://app.test').searchParams.get('orderId') ?? '';
  expect(sandbox.state.orders.get(orderId)).toMatchObject({ status: 21, isListed: true, amount: 800_000 });
});

it('serves each agreement of the list and no other', async () => {
  const { ok, refused, sandbox } = testSandbox();
  const agreements = await ok(getAgreementsVariant2, { productId: '203' });
  expect(agreements.length).toBeGreaterThan(1);
  const read = async (position: number) => {
    const { url } = await ok(getAgreementLinkVariant2, { productId: '203', position });
    const page = await sandbox.app.request(new URL(url).pathname);
    return page.text();
  };
  const pages = await Promise.all(agreements.map((_agreement, position) => read(position)));
  for (const [position, { title }] of agreements.entries()) expect(pages[position]).toContain(`<h1>${title}</h1>`);
  expect(await refused(getAgreementLinkVariant2, { productId: '203', position: agreements.length })).toBe('99');
});

it('leads from a recommended product to a page or to the shell', async () => {
  const { ok, refused } = testSandbox();
  const { products } = await ok(jointLoginFailure, { productId: '101' });
  const [page, native, inert] = products ?? [];
  const tap = { module: 'loanDetail', position: 0 };
  const toPage = await ok(getProductLink, { ...tap, productToken: page?.productToken ?? '' });
  expect(toPage.link).toBe('http://app.test/peace/__partner/Salapi%20Lane');
  const toShell = await ok(getProductLink, { ...tap, productToken: native?.productToken ?? '' });
  expect(toShell.link).toBe('peace://product?productId=202');
  expect(inert?.clickable).toBe(false);
  expect(await refused(getProductLink, { ...tap, productToken: 'gone' })).toBe('99');
});
