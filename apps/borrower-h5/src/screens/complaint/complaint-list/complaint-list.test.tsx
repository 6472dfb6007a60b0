import { screens } from '@peace/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { ComplaintListRoute } from './complaint-list.route.tsx';

test('prefetches a complaint on pointerdown, and stays', async () => {
  const page = renderScreen(<ComplaintListRoute />, screens.complaintList.path, { scenario: 'complaint-list' });
  const [first = expect.fail('There is no complaint.')] = await screen.findAllByRole('link', {
    name: /Problem Type: /,
  });
  const reads = () => page.sandbox.log.list().filter(({ endpoint }) => endpoint === 'getComplaint').length;
  expect(reads()).toBe(0);
  fireEvent.pointerDown(first);
  await waitFor(() => expect(reads()).toBe(1));
  expect(page.address()).toBe(screens.complaintList.path);
});
