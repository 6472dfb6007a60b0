import { jointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import { productLink } from '@peace/api-client/contract/variant2/product-link';
import { variant2AgreementLink } from '@peace/api-client/contract/variant2/variant2-agreement-link';
import { variant2Agreements } from '@peace/api-client/contract/variant2/variant2-agreements';
import { variant2Confirm } from '@peace/api-client/contract/variant2/variant2-confirm';
import { variant2Submit } from '@peace/api-client/contract/variant2/variant2-submit';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox.ts';

it('offers in pesos, or under the other sign', async () => {
  const { ok } = testSandbox();
  expect(await ok(variant2Confirm, { productId: '203' })).toMatchObject({
    amount: { minor: 800_000, currency: 'PHP' },
  });
  const rupees = await ok(variant2Confirm, { productId: '203', coinciding: true });
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
  const { url } = await ok(variant2Submit, terms);
  const orderId = new URL(url, 'http://app.test').searchParams.get('orderId') ?? '';
  expect(sandbox.state.orders.get(orderId)).toMatchObject({ status: 21, isListed: true, amount: 800_000 });
});

it('serves each agreement of the list and no other', async () => {
  const { ok, refused, sandbox } = testSandbox();
  const agreements = await ok(variant2Agreements, { productId: '203' });
  expect(agreements.length).toBeGreaterThan(1);
  const read = async (position: number) => {
    const { url } = await ok(variant2AgreementLink, { productId: '203', position });
    const page = await sandbox.app.request(new URL(url).pathname);
    return page.text();
  };
  const pages = await Promise.all(agreements.map((_agreement, position) => read(position)));
  for (const [position, { title }] of agreements.entries()) expect(pages[position]).toContain(`<h1>${title}</h1>`);
  expect(await refused(variant2AgreementLink, { productId: '203', position: agreements.length })).toBe('99');
});

it('leads from a recommended product to a page or to the shell', async () => {
  const { ok, refused } = testSandbox();
  const { products } = await ok(jointLoginFailure, { productId: '101' });
  const [page, native, inert] = products;
  const tap = { module: 'loanDetail', position: 0 };
  const toPage = await ok(productLink, { ...tap, productToken: page?.productToken ?? '' });
  expect(toPage.link).toBe('http://app.test/peace/__partner/Salapi%20Lane');
  const toShell = await ok(productLink, { ...tap, productToken: native?.productToken ?? '' });
  expect(toShell.link).toBe('peace://product?productId=202');
  expect(inert?.clickable).toBe(false);
  expect(await refused(productLink, { ...tap, productToken: 'gone' })).toBe('99');
});
