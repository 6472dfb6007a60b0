import { screens } from '@peace/screens';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MissingParameterScreen } from './missing-parameter-screen.tsx';
import { renderScreen } from '#shared/testing/render-screen.tsx';

test.each([
  ['orderId', /which order/, 'See my orders', screens.orders.path],
  ['orderNo', /which order/, 'See my orders', screens.orders.path],
  ['amount', /how much/, 'See my orders', screens.orders.path],
  ['productId', /which loan/, 'See what you can borrow', screens.recommendList.path],
  ['problemId', /which complaint/, 'See my complaints', screens.complaintList.path],
  ['problemType', /what the complaint is about/, 'File a complaint', screens.complaint.path],
] as const)('a page without %s names it in words and leads to where it is found', async (name, words, way, path) => {
  const element = <MissingParameterScreen title="Page" name={name} />;
  const page = renderScreen(element, screens.orderDetails.path, { scenario: 'status-174' });
  expect(screen.getByText(words)).toBeVisible();
  expect(document.body.textContent).not.toContain(name);
  await userEvent.click(screen.getByRole('link', { name: way }));
  expect(page.address()).toBe(path);
});
