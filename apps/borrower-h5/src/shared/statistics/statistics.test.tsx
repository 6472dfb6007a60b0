import { statisticsMessages } from '@peace/i18n/messages/statistics';
import { fakeStorage } from '@peace/web-platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStatisticsLoader, type LoadedStatistics } from './load-statistics.ts';

const words = statisticsMessages.original;
const url = 'https://stats.test/e';

/** A page whose visitor has not been asked yet. */
function visit(to = url) {
  const sendBeacon = vi.fn<(address: string, body: string) => boolean>(() => true);
  // Defined, not assigned: the window has setters for these two, and would hand them to the tests that follow.
  const page: Window = Object.create(window, {
    localStorage: { value: fakeStorage() },
    navigator: { value: { sendBeacon } },
  });
  const sent = () => sendBeacon.mock.calls.map(([, body]): unknown => JSON.parse(body));
  return { loader: createStatisticsLoader(page, to), sent };
}

async function loadedFor({ loader }: ReturnType<typeof visit>): Promise<LoadedStatistics> {
  const loaded = await loader.load();
  if (loaded === null) throw new Error('statistics are configured here');
  return loaded;
}

it('statistics are off where no service is configured', async () => {
  const { loader } = visit('');
  expect(await loader.load()).toBeNull();
  loader.countCall('submitApplication');
});

it('PageViewTracker counts nothing before the borrower agrees; then the open screen, screens and accepted calls', async () => {
  const page = visit();
  const { PageViewTracker, statistics } = await loadedFor(page);
  const { rerender } = render(<PageViewTracker statistics={statistics} path="/order" host="webkit" />);
  page.loader.countCall('submitApplication');
  expect(page.sent()).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: words.allow }));
  expect(screen.queryByRole('heading', { name: words.question })).toBeNull();
  rerender(<PageViewTracker statistics={statistics} path="/loanDetail" host="webkit" />);
  page.loader.countCall('getOrder');
  page.loader.countCall('createPayLink');
  expect(page.sent()).toEqual([
    { app: 'borrower-h5', event: 'page-view', page: '/order', host: 'webkit' },
    { app: 'borrower-h5', event: 'page-view', page: '/loanDetail', host: 'webkit' },
    { app: 'borrower-h5', event: 'step', funnel: 'repayment', step: 'pay-link' },
  ]);
});

it.each(['/loanConfirm', '/repay', '/bindBank', '/complainPageNext', '/loanDetail'])(
  'asks nothing on %s',
  async (path) => {
    const { PageViewTracker, statistics } = await loadedFor(visit());
    const { container } = render(<PageViewTracker statistics={statistics} path={path} host="none" />);
    expect(container).toBeEmptyDOMElement();
  },
);

it('PageViewTracker lets the consent be taken back where the privacy policy stands', async () => {
  const page = visit();
  const { PageViewTracker, statistics } = await loadedFor(page);
  statistics.decide('granted');
  render(<PageViewTracker statistics={statistics} path="/privacyPolicy" host="none" />);
  fireEvent.click(screen.getByRole('button', { name: words.takeBack }));
  page.loader.countCall('submitApplication');
  expect(page.sent()).toEqual([{ app: 'borrower-h5', event: 'page-view', page: '/privacyPolicy', host: 'none' }]);
  expect(screen.getByText(words.refused)).toBeVisible();
});
