import { screens } from '@peace/screens';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type RenderOptions, renderScreen } from '#shared/testing/render-screen.tsx';
import { OrderDetailsRoute } from './use-order-details.tsx';

const open = (scenario: string, options: Omit<RenderOptions, 'scenario'> = {}) =>
  renderScreen(<OrderDetailsRoute />, screens.orderDetails.path, { scenario, ...options });

beforeEach(() => localStorage.clear());

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

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
    expect(page.sent.map(({ name }) => name)).toEqual(messages);
    const event = page.sandbox.log.list().find(({ endpoint }) => endpoint === 'saveEvent');
    expect(event?.payload).toEqual({ moduleId: '30', positionId: '0' });
  });

  test.each([
    ['shell', ['goToMine'], '/loanDetail?orderId=8304'],
    ['browser', [], '/customerService'],
  ] as const)('binds a card where accounts are kept (%s)', async (host, messages, address) => {
    const page = open('card-prompt', { entry: '/loanDetail?orderId=8304', host });
    await tap('Go and bind the card');
    await waitFor(() => expect(page.address()).toBe(address));
    expect(page.sent.map(({ name }) => name)).toEqual(messages);
  });

  test('counts a recommended product’s tap all the same', async () => {
    const page = open('recommended', { entry: '/loanDetail?orderId=8301' });
    const [apply] = await screen.findAllByRole('button', { name: 'Apply' });
    if (!apply) throw new Error('no product can be opened');
    await userEvent.click(apply);
    const events = () => page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'saveEvent');
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
