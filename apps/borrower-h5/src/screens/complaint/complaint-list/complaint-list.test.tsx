import { screens } from '@peace/screens';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { noopEvents } from '#shared/events.ts';
import { ComplaintListView } from './complaint-list.view.tsx';
import { ComplaintListRoute } from './use-complaint-list.ts';

function showOneComplaint() {
  const entry = { id: '5001', time: '2026-11-13 09:00:00', type: 'Repayment', content: 'I paid yesterday.' };
  render(
    <ComplaintListView
      state={{ kind: 'ready', data: [{ title: 'All complaints', entries: [entry] }] }}
      activeTab={0}
      events={noopEvents()}
    />,
  );
}

test('the title of a single tab is shown', () => {
  showOneComplaint();
  expect(screen.getByRole('tab', { name: 'All complaints' })).toBeVisible();
});

test('a complaint of the list has its time, its problem type and its content', () => {
  showOneComplaint();
  const link = screen.getByRole('link', { name: /I paid yesterday/ });
  for (const text of ['2026-11-13 09:00:00', 'Problem Type: Repayment', 'I paid yesterday.']) {
    expect(link).toHaveTextContent(text);
  }
  // Nothing typed says whether it is answered: the day of the promise is on its own page.
  expect(link).not.toHaveTextContent('2026-11-18');
});

test('prefetches a complaint on pointerdown, and stays', async () => {
  const page = openScreen(ComplaintListRoute, { scenario: 'complaint-list' });
  const [first = expect.fail('There is no complaint.')] = await screen.findAllByRole('link', {
    name: /Problem Type: /,
  });
  const reads = () => page.asked('getComplaint').length;
  expect(reads()).toBe(0);
  fireEvent.pointerDown(first);
  await waitFor(() => expect(reads()).toBe(1));
  expect(page.address()).toBe(screens.complaintList.path);
});

test('a tab does not take the place of a complaint whose code is still loading', async () => {
  const page = openScreen(ComplaintListRoute, { scenario: 'complaint-list' });
  const [, second = expect.fail('There is no second tab.')] = await screen.findAllByRole('tab');
  page.page.history.pushState(null, '', '/complainDetails?problemId=5001');
  fireEvent.click(second);
  expect(page.address()).toBe('/complainDetails?problemId=5001');
  act(() => page.page.history.back());
  fireEvent.click(second);
  expect(page.address()).toBe('/complaintList?tab=1');
});
