import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { aCompany } from '@peace/company/testing';
import { PrivacyPolicyScreen } from '#screens/privacy-policy/privacy-policy-screen.tsx';
import { showSite, siteContent } from '#testing/show-site.tsx';
import { siteActions } from '#testing/site-actions.ts';
import { Site } from './site.tsx';

describe('the privacy policy', () => {
  it.each([
    ['at /', {}],
    ['at its own address', { page: 'privacy-policy', OwnScreen: PrivacyPolicyScreen }],
  ] as const)('is embedded with nothing but its own scripts, and linked beside it, %s', (_, content) => {
    showSite(siteActions(), content);
    const frame = screen.getByTitle('Privacy policy of Maayos Lending Corporation');
    expect(frame).toHaveAttribute('src', 'about:blank');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame.closest('details')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the privacy policy' })).toHaveAttribute('href', 'about:blank');
  });
});

describe('the company', () => {
  it('is named with its numbers, and reached by links that show what they lead to', () => {
    showSite();
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

  it('is supervised by a regulator, whose address the page leads to', () => {
    showSite();
    const links = screen.getAllByRole('link', { name: /complain to the SEC/i });
    for (const link of links) expect(link).toHaveAttribute('href', siteContent.company.regulatorComplaintsUrl);
  });

  it('is shown as a sample when it is one, and only then', () => {
    showSite();
    expect(screen.queryByText(/Sample company/)).toBeNull();
    showSite(siteActions(), { company: aCompany({ sample: true }) });
    expect(screen.getByText(/Sample company/)).toBeVisible();
  });
});

describe('the prerendered markup', () => {
  it('hydrates as it is, also at the address of another view', async () => {
    const site = siteActions();
    site.goTo('#loan-terms');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Site content={siteContent} actions={siteActions().actions} />);
    const amount = screen.getByLabelText('Loan amount (₱)');
    const onRecoverableError = vi.fn();
    await act(async () =>
      hydrateRoot(root, <Site content={siteContent} actions={site.actions} />, { onRecoverableError }),
    );
    // The same element as before, now at work.
    expect(screen.getByLabelText('Loan amount (₱)')).toBe(amount);
    expect(amount).toBeEnabled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(document.title).toBe('Loan terms and conditions – Peace');
  });
});
