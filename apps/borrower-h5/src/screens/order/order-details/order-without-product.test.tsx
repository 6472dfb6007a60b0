import { createSandbox } from '@peace/sandbox';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { tap } from '#shared/testing/press.ts';
import { open } from './testing/open-order-details.tsx';

describe('an order that was opened without its product', () => {
  test('asks for everything by its own number', async () => {
    const page = open('status-174', { entry: '/loanDetail?orderId=8174' });
    await userEvent.click(await screen.findByRole('link', { name: 'Repayment' }));
    expect(page.address()).toBe('/repay?orderId=8174');
  });

  test.each([
    ['shell', ['goHome'], '/loanDetail?orderId=8200'],
    ['browser', [], '/recommendList'],
  ] as const)('borrows again from all products, and its event is sent (%s)', async (host, messages, address) => {
    const page = open('status-200', { entry: '/loanDetail?orderId=8200', host });
    await tap('Borrow Again');
    await waitFor(() => expect(page.address()).toBe(address));
    await waitFor(() => expect(page.sent.map(({ name }) => name)).toEqual(messages));
    const events = () => page.asked('saveEvent').map(({ payload }) => payload);
    await waitFor(() => expect(events()).toEqual([{ moduleId: '30', positionId: '0' }]));
  });

  test.each([
    ['shell', ['goToMine'], '/loanDetail?orderId=8304'],
    ['browser', [], '/customerService'],
  ] as const)('binds a card where accounts are kept (%s)', async (host, messages, address) => {
    const page = open('card-prompt', { entry: '/loanDetail?orderId=8304', host });
    await tap('Go and bind the card');
    await waitFor(() => expect(page.address()).toBe(address));
    await waitFor(() => expect(page.sent.map(({ name }) => name)).toEqual(messages));
  });

  test('counts a recommended product’s tap all the same', async () => {
    const page = open('recommended', { entry: '/loanDetail?orderId=8301' });
    const [apply] = await screen.findAllByRole('button', { name: 'Apply' });
    if (!apply) throw new Error('no product can be opened');
    await userEvent.click(apply);
    const events = () => page.asked('saveEvent');
    await waitFor(() => expect(events().map(({ payload }) => payload)).toEqual([{ positionId: '0' }]));
  });

  test('binds its card by the product of an earlier visit', async () => {
    open('card-prompt');
    await screen.findByRole('dialog');
    cleanup();
    const page = open('card-prompt', { entry: '/loanDetail?orderId=8304' });
    await userEvent.click(await screen.findByRole('link', { name: 'Go and bind the card' }));
    expect(page.address()).toBe('/bindBank?productId=68304&source=loanDetail');
  });
});

describe('the product of an order', () => {
  const stored = () => localStorage.getItem('peace:order-products') ?? '';
  const link = '/loanDetail?orderId=8174&productId=203';
  const asked = ({ sandbox }: ReturnType<typeof open>) =>
    sandbox.log
      .list()
      .filter(({ endpoint }) => endpoint === 'getOrder')
      .map(({ payload }) => Object(payload).productId);

  test('of a link is remembered only once the order was read with it', async () => {
    const sandbox = createSandbox({ scenario: 'status-174' });
    sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500', times: 1 });
    const page = open('status-174', { entry: link, sandbox });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(stored()).not.toContain('203');
    await userEvent.click(retry);
    await screen.findByRole('link', { name: 'Repayment' });
    expect(asked(page)).toEqual(['203', '203']);
    expect(stored()).toContain('203');
  });

  test('is forgotten when a read with it is refused, and the page tries without', async () => {
    open('status-174', { entry: link });
    await screen.findByRole('link', { name: 'Repayment' });
    cleanup();
    const sandbox = createSandbox({ scenario: 'status-174' });
    sandbox.faults.add({ endpoint: 'getOrder', kind: 'rejected', times: 1 });
    const page = open('status-174', { entry: '/loanDetail?orderId=8174', sandbox });
    await userEvent.click(await screen.findByRole('link', { name: 'Repayment' }));
    expect(asked(page)).toEqual(['203', undefined]);
    expect(page.address()).toBe('/repay?orderId=8174');
    expect(stored()).not.toContain('203');
  });

  test('stays where the connection failed', async () => {
    open('status-174', { entry: link });
    await screen.findByRole('link', { name: 'Repayment' });
    cleanup();
    const sandbox = createSandbox({ scenario: 'status-174' });
    sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500', times: 1 });
    open('status-174', { entry: '/loanDetail?orderId=8174', sandbox });
    await screen.findByRole('button', { name: 'Retry' });
    expect(stored()).toContain('203');
  });
});
