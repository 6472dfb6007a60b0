import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCompany } from '#testing/a-company.ts';
import { legalTexts } from '#testing/a-legal-document.tsx';
import { siteActions } from '#testing/site-actions.ts';
import { Site } from './site.tsx';
import type { SiteContent } from './site-props.ts';

const content: SiteContent = { company: aCompany(), brand: 'Peace', locale: 'original', texts: legalTexts() };

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
  });

  it('is the one the visitor wants, from the start', async () => {
    await act(async () => void show(siteActions({ preferredLocale: () => 'fil' })));
    expect(heading('Tungkol sa amin')).toBeVisible();
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

describe('the prerendered markup', () => {
  it('is taken over as it is, also at the address of another view', async () => {
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
