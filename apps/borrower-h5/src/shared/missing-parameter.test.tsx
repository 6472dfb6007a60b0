import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MissingParameterScreen } from '#shared/missing-parameter-screen.tsx';
import { paths } from '#shared/paths.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';

test.each([
  ['orderId', /which order/, 'See my orders', paths.orders],
  ['orderNo', /which order/, 'See my orders', paths.orders],
  ['amount', /how much/, 'See my orders', paths.orders],
  ['productId', /which loan/, 'See what you can borrow', paths.recommendList],
  ['problemId', /which complaint/, 'See my complaints', paths.complaintList],
  ['problemType', /what the complaint is about/, 'File a complaint', paths.complaint],
] as const)('a link without %s says so in words and leads to where it is found', async (name, words, way, path) => {
  const element = <MissingParameterScreen title="Page" name={name} />;
  const page = renderScreen(element, paths.orderDetails, { scenario: 'status-174' });
  expect(screen.getByText(words)).toBeVisible();
  expect(document.body.textContent).not.toContain(name);
  await userEvent.click(screen.getByRole('button', { name: way }));
  expect(page.address()).toBe(path);
});
