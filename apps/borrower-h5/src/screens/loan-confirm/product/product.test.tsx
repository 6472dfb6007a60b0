import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { ProductRoute } from './use-product.ts';

test('in a shell, whose product page opened it, it leads on to the offer and not back to that page', async () => {
  const page = openScreen(ProductRoute, { scenario: 'product' });
  await userEvent.click(await screen.findByRole('link', { name: 'See the offer' }));
  expect(page.address()).toBe('/confirmOfPeriod?productId=202');
  expect(page.sent).toEqual([]);
});
