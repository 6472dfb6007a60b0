import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Locale } from '@peace/i18n';
import { describe, expect, it, vi } from 'vitest';
import { legalTexts } from '#testing/a-legal-document.tsx';
import { showSite } from '#testing/show-site.tsx';
import { siteActions } from '#testing/site-actions.ts';

describe('the language', () => {
  const link = (name: string) => screen.getByText(name, { selector: 'a' });
  /** Waits for all that follows from it, the loading of texts included. */
  const choose = (name: string) => act(async () => void fireEvent.click(link(name)));
  const heading = (name: string) => screen.queryByText(name, { selector: 'h1' });

  it('changes where the words stand, legal texts included, and loses nothing typed', async () => {
    const site = showSite();
    fireEvent.change(screen.getByLabelText('Loan amount (₱)'), { target: { value: '5000' } });
    await choose('Filipino');
    expect(heading('Tungkol sa amin')).toBeVisible();
    expect(heading('fil: Loan terms and conditions')).toBeVisible();
    expect(screen.getByLabelText('Halaga ng loan (₱)')).toHaveValue('5,000');
    expect(document.documentElement).toHaveAttribute('lang', 'fil-PH');
    expect(site.kept).toEqual(['fil']);
    expect(site.shown).toEqual(['original', 'fil']);
  });

  it('is the one the visitor wants, from the start', async () => {
    const site = siteActions({ preferredLocale: () => 'fil' });
    await act(async () => void showSite(site));
    expect(heading('Tungkol sa amin')).toBeVisible();
    expect(site.shown).toEqual(['fil']);
    expect(site.kept).toEqual([]);
  });

  it('has a link that takes the other parameters along, as they are when it is used', () => {
    const site = showSite();
    expect(link('Filipino')).toHaveAttribute('href', '/fil/');
    site.openAt('amount=5000&utm_tag=a');
    act(() => site.goTo('#home/calculator'));
    fireEvent.pointerDown(link('Filipino'));
    expect(link('Filipino')).toHaveAttribute('href', '/fil/?amount=5000&utm_tag=a#home/calculator');
  });

  it('is the original wording only where that is the default', () => {
    showSite(siteActions({ preferredLocale: () => 'en' }), { defaultLocale: 'en', locale: 'en' });
    expect(
      within(screen.getByLabelText('Language'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['English', 'Filipino']);
  });

  it('stays when the other cannot be loaded, and says so until one is', async () => {
    const loadTexts = vi.fn((locale: Locale) =>
      locale === 'en' ? Promise.resolve(legalTexts()) : Promise.reject(new TypeError('Failed to fetch')),
    );
    const site = showSite(siteActions({ loadTexts }));
    const notLoaded = () => screen.queryByText(/^There is no connection|^We couldn’t connect/);
    expect(notLoaded()).toBeNull();
    await choose('Filipino');
    expect(notLoaded()).toBeVisible();
    expect(notLoaded()).toHaveRole('status');
    expect(heading('About us')).toBeVisible();
    expect(site.kept).toEqual([]);
    await choose('English');
    expect(notLoaded()).toBeNull();
  });

  it('opens in another tab when that is requested', async () => {
    showSite();
    expect(fireEvent.click(link('Filipino'), { ctrlKey: true })).toBe(true);
    await choose('Filipino');
    expect(heading('Tungkol sa amin')).toBeVisible();
  });
});
