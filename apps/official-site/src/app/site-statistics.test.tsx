import { statisticsMessages } from '@peace/i18n/messages/statistics';
import { noStatistics, type Statistics } from '@peace/page/statistics';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showSite, siteContent } from '#testing/show-site.tsx';
import { siteActions } from '#testing/site-actions.ts';

describe('statistics', () => {
  it('are not requested where none are configured', () => {
    showSite();
    expect(screen.queryByRole('heading', { name: statisticsMessages.original.question })).toBeNull();
  });

  it('are requested where they are, count each view once, and can be taken back beside the privacy policy', async () => {
    const count = vi.fn(() => true);
    let answer: 'undecided' | 'granted' | 'refused' = 'undecided';
    const listeners = new Set<() => void>();
    const statistics: Statistics = {
      choice: () => answer,
      decide: (next) => {
        answer = next;
        for (const listener of listeners) listener();
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      count,
    };
    const site = showSite(siteActions({ statistics }));
    expect(await screen.findByRole('heading', { name: statisticsMessages.original.question })).toBeVisible();
    act(() => site.goTo('#about-us'));
    expect(count.mock.calls).toEqual([
      [{ event: 'page-view', page: '/' }],
      [{ event: 'page-view', page: '/about-us' }],
    ]);
    fireEvent.click(screen.getByRole('button', { name: statisticsMessages.original.allow }));
    expect(screen.queryByRole('heading', { name: statisticsMessages.original.question })).toBeNull();
    expect(await screen.findByRole('button', { name: statisticsMessages.original.takeBack })).toBeVisible();
  });

  it('count which store is opened, wherever its button stands', () => {
    const count = vi.fn<Statistics['count']>(() => true);
    showSite(siteActions({ statistics: { ...noStatistics, count } }));
    const stores = screen.getAllByRole('link', { name: /App Store$|Google Play$/ });
    for (const store of stores) {
      store.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(store);
    }
    const steps = count.mock.calls.flatMap(([event]) =>
      event.event === 'step' ? [`${event.funnel}: ${event.step}`] : [],
    );
    expect(steps).toEqual([
      'download: app-store',
      'download: play-store',
      'download: app-store',
      'download: play-store',
    ]);
  });

  it.each([
    ['ios', siteContent.company.appStoreUrl, ['app-store']],
    ['android', siteContent.company.playStoreUrl, ['play-store']],
    ['other', '#home/app', []],
  ] as const)('on %s the button of the first view leads to %s', (platform, href, steps) => {
    const count = vi.fn<Statistics['count']>(() => true);
    showSite(siteActions({ platform, statistics: { ...noStatistics, count } }));
    const [button] = screen.getAllByRole('link', { name: 'Get the app' });
    expect(button).toHaveAttribute('href', href);
    button?.addEventListener('click', (event) => event.preventDefault());
    if (button) fireEvent.click(button);
    expect(count.mock.calls.flatMap(([event]) => (event.event === 'step' ? [event.step] : []))).toEqual(steps);
  });
});
