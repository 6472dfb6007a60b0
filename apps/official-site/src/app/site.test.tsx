import { statisticsMessages } from '@peace/i18n/messages/statistics';
import { noStatistics } from '@peace/statistics';
import type { Statistics } from '@peace/statistics';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCompany } from '@peace/company/testing';
import { legalTexts } from '#testing/a-legal-document.tsx';
import { siteActions } from '#testing/site-actions.ts';
import { Site } from './site.tsx';
import type { SiteContent } from './site-props.ts';

const content: SiteContent = {
  company: aCompany(),
  brand: 'Peace',
  locale: 'original',
  defaultLocale: 'original',
  texts: legalTexts(),
  qrCode: '/code.svg',
};

function show(site = siteActions(), differences: Partial<SiteContent> = {}) {
  render(<Site content={{ ...content, ...differences }} actions={site.actions} />);
  return site;
}

const navigation = () => screen.getByRole('navigation', { name: /Main|Pangunahin/ });

afterEach(() => {
  document.body.replaceChildren();
});

describe('the views', () => {
  it('are named in the navigation and addressed by the hash', () => {
    show();
    const links = within(navigation()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '#home'],
      ['About us', '#about-us'],
      ['Privacy Policy', '#privacy-policy'],
      ['Loan terms and conditions', '#loan-terms'],
    ]);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('tell the title, the navigation and the keyboard when they change', () => {
    const site = show();
    expect(document.title).toBe('Peace – A loan whose whole cost you see first');
    expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    act(() => site.goTo('#about-us'));
    expect(document.title).toBe('About us – Peace');
    expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveTextContent('About us');
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toHaveFocus();
  });

  it('leave the focus alone on arrival, and at a place inside a view', () => {
    const site = siteActions();
    site.goTo('#about-us');
    show(site);
    expect(document.body).toHaveFocus();
    act(() => site.goTo('#loan-terms/2'));
    expect(document.title).toBe('Loan terms and conditions – Peace');
    expect(document.body).toHaveFocus();
  });

  it('hold every text of the legal documents, their sections linked', () => {
    show();
    const terms = within(document.querySelector<HTMLElement>('#loan-terms') ?? document.body);
    expect(terms.getByText('Version 1.0, 2026-11-20')).toBeVisible();
    const link = terms.getByRole('link', { name: 'Early repayment' });
    expect(document.getElementById((link.getAttribute('href') ?? '').slice(1))).toHaveTextContent('Early repayment');
  });
});

describe('the privacy policy', () => {
  it('is embedded with nothing but its own scripts, and linked beside it', () => {
    show();
    const frame = screen.getByTitle('Privacy policy of Maayos Lending Corporation');
    expect(frame).toHaveAttribute('src', 'about:blank');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('link', { name: 'Open the privacy policy' })).toHaveAttribute('href', 'about:blank');
  });
});

describe('the company', () => {
  it('is named with its numbers, and reached by links that show what they lead to', () => {
    show();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Maayos Lending Corporation')).toBeInTheDocument();
    expect(footer.getByText('SEC registration number').parentElement).toHaveTextContent('CS201912345');
    expect(footer.getByRole('link', { name: '+63 2 8555 0123' })).toHaveAttribute('href', 'tel:+63285550123');
    expect(footer.getByRole('link', { name: 'care@maayos.test' })).toHaveAttribute('href', 'mailto:care@maayos.test');
    expect(footer.getByRole('link', { name: '+63 917 555 0123' })).toHaveAttribute(
      'href',
      'https://wa.me/639175550123',
    );
  });

  it('is said to be a sample when it is one, and only then', () => {
    show();
    expect(screen.queryByText(/Sample company/)).toBeNull();
    show(siteActions(), { company: aCompany({ sample: true }) });
    expect(screen.getByText(/Sample company/)).toBeVisible();
  });
});

describe('the language', () => {
  const link = (name: string) => screen.getByText(name, { selector: 'a' });
  /** Waits for all that follows from it, the loading of texts included. */
  const choose = (name: string) => act(async () => void fireEvent.click(link(name)));
  const heading = (name: string) => screen.queryByText(name, { selector: 'h1' });

  it('changes where the words stand, legal texts included, and loses nothing typed', async () => {
    const site = show();
    fireEvent.change(screen.getByLabelText('Loan amount (₱)'), { target: { value: '5000' } });
    await choose('Filipino');
    expect(heading('Tungkol sa amin')).toBeVisible();
    expect(heading('fil: Privacy Policy')).toBeVisible();
    expect(screen.getByLabelText('Halaga ng loan (₱)')).toHaveValue('5000');
    expect(document.documentElement).toHaveAttribute('lang', 'fil-PH');
    expect(site.kept).toEqual(['fil']);
    expect(site.shown).toEqual(['original', 'fil']);
  });

  it('is the one the visitor wants, from the start', async () => {
    const site = siteActions({ preferredLocale: () => 'fil' });
    await act(async () => void show(site));
    expect(heading('Tungkol sa amin')).toBeVisible();
    expect(site.shown).toEqual(['fil']);
    expect(site.kept).toEqual([]);
  });

  it('has a link that takes the other parameters along, as they are when it is used', () => {
    const site = show();
    expect(link('Filipino')).toHaveAttribute('href', '/fil/');
    site.openAt('amount=5000&utm_tag=a');
    act(() => site.goTo('#home/calculator'));
    fireEvent.pointerDown(link('Filipino'));
    expect(link('Filipino')).toHaveAttribute('href', '/fil/?amount=5000&utm_tag=a#home/calculator');
  });

  it('is the original wording only where that is the default', () => {
    show(siteActions({ preferredLocale: () => 'en' }), { defaultLocale: 'en', locale: 'en' });
    expect(
      within(screen.getByLabelText('Language'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['English', 'Filipino']);
  });

  it('stays when the other cannot be loaded', async () => {
    const loadTexts = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const site = show(siteActions({ loadTexts }));
    await choose('Filipino');
    expect(loadTexts).toHaveBeenCalledOnce();
    expect(heading('About us')).toBeVisible();
    expect(site.kept).toEqual([]);
  });

  it('opens in another tab when that is asked for', async () => {
    show();
    expect(fireEvent.click(link('Filipino'), { ctrlKey: true })).toBe(true);
    await choose('Filipino');
    expect(heading('Tungkol sa amin')).toBeVisible();
  });
});

describe('statistics', () => {
  it('are not asked for where none are configured', () => {
    show();
    expect(screen.queryByRole('heading', { name: statisticsMessages.original.question })).toBeNull();
  });

  it('are asked for where they are, count each view once, and can be taken back beside the privacy policy', async () => {
    const count = vi.fn(() => true);
    let answer: 'unasked' | 'granted' | 'refused' = 'unasked';
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
    const site = show(siteActions({ statistics }));
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
    show(siteActions({ statistics: { ...noStatistics, count } }));
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
});

describe('the folded navigation', () => {
  const button = () => screen.getByRole('button', { name: 'Menu' });
  const isOpen = () => button().getAttribute('aria-expanded') === 'true';

  it('opens and closes by its button', () => {
    show();
    expect(isOpen()).toBe(false);
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toBe(navigation());
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('closes when a view is chosen, when it is left, and by Escape, which goes back to the button', () => {
    show();
    fireEvent.click(button());
    fireEvent.click(within(navigation()).getByRole('link', { name: 'About us' }));
    expect(isOpen()).toBe(false);
    fireEvent.click(button());
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(isOpen()).toBe(false);
    fireEvent.click(button());
    fireEvent.keyDown(within(navigation()).getByRole('link', { name: 'About us' }), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it('is a link to the foot of the page before there is a script', () => {
    const markup = renderToString(<Site content={content} actions={siteActions().actions} />);
    document.body.innerHTML = markup;
    const link = screen.getByRole('link', { name: 'Menu' });
    expect(document.getElementById((link.getAttribute('href') ?? '').slice(1))).not.toBeNull();
  });
});

describe('the prerendered markup', () => {
  it('hydrates as it is, also at the address of another view', async () => {
    const site = siteActions();
    site.goTo('#loan-terms');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Site content={content} actions={siteActions().actions} />);
    const calculate = screen.getByRole('button', { name: 'Calculate' });
    expect(calculate).toBeDisabled();
    const onRecoverableError = vi.fn();
    await act(async () => hydrateRoot(root, <Site content={content} actions={site.actions} />, { onRecoverableError }));
    // The same element as before, now at work.
    expect(screen.getByRole('button', { name: 'Calculate' })).toBe(calculate);
    expect(calculate).toBeEnabled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(document.title).toBe('Loan terms and conditions – Peace');
  });
});
