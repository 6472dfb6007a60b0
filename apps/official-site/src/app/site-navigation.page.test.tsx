import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ComplaintsScreen } from '#screens/complaints/complaints-screen.tsx';
import { showSite, siteContent } from '#testing/show-site.tsx';
import { siteActions } from '#testing/site-actions.ts';
import { views } from '#shared/views.ts';
import { Site } from './site.tsx';

const navigation = () => screen.getByRole('navigation', { name: /Main|Pangunahin/ });

describe('the views', () => {
  it('are named in the navigation and at the foot, each with its address at /', () => {
    showSite();
    const foot = within(screen.getByRole('contentinfo'));
    for (const [name, href] of [
      ['Home', '#home'],
      ['About us', '#about-us'],
      ['Privacy Policy', '#privacy-policy'],
      ['Loan terms and conditions', '#loan-terms'],
      ['Complaints', '/complaints/'],
    ] as const) {
      expect(foot.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    const links = within(navigation()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '#home'],
      ['About us', '#about-us'],
      ['Privacy Policy', '#privacy-policy'],
      ['Loan terms and conditions', '#loan-terms'],
    ]);
    for (const view of views) expect(document.getElementById(view)).not.toBeNull();
  });

  it('update the title, the navigation and the focus when they change', () => {
    const site = showSite();
    expect(document.title).toBe('Peace – Cash loans online in the Philippines');
    expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    act(() => site.goTo('#about-us'));
    expect(document.title).toBe('About us – Peace');
    expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveTextContent('About us');
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toHaveFocus();
  });

  it('leave the focus alone on arrival, and at a place inside a view', () => {
    const site = siteActions();
    site.goTo('#about-us');
    showSite(site);
    expect(document.body).toHaveFocus();
    act(() => site.goTo('#loan-terms/2'));
    expect(document.title).toBe('Loan terms and conditions – Peace');
    expect(document.body).toHaveFocus();
  });

  it('are one on a page of its own, whatever the hash, with its title, and lead back to those at /', () => {
    const site = siteActions();
    site.goTo('#loan-terms/2');
    showSite(site, { page: 'complaints', OwnScreen: ComplaintsScreen });
    expect(document.title).toBe('Complaints – Peace');
    expect(within(navigation()).queryByRole('link', { current: 'page' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/', '/#about-us', '/complaints/', '/#home/calculator']));
  });

  it('hold every text of the legal documents, their sections linked', () => {
    showSite();
    const terms = within(document.querySelector<HTMLElement>('#loan-terms') ?? document.body);
    expect(terms.getByText('Version 1.0, 2026-11-20')).toBeVisible();
    const link = terms.getByRole('link', { name: 'Early repayment' });
    expect(document.getElementById((link.getAttribute('href') ?? '').slice(1))).toHaveTextContent('Early repayment');
  });
});

describe('the folded navigation', () => {
  const button = () => screen.getByRole('button', { name: 'Menu' });
  const isOpen = () => button().getAttribute('aria-expanded') === 'true';

  it('opens and closes by its button', () => {
    showSite();
    expect(isOpen()).toBe(false);
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toBe(navigation());
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('closes when a view is chosen, when it is left, and by Escape, which goes back to the button', () => {
    showSite();
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
    const markup = renderToString(<Site content={siteContent} actions={siteActions().actions} />);
    document.body.innerHTML = markup;
    const link = screen.getByRole('link', { name: 'Menu' });
    expect(document.getElementById((link.getAttribute('href') ?? '').slice(1))).not.toBeNull();
  });
});
