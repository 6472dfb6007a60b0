import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteActions } from '#app/site-props.ts';
import { siteActions } from '#testing/site-actions.ts';
import { type labels, field, show } from './testing/show-calculator.tsx';

describe('the address of a calculation', () => {
  beforeEach(() => vi.useFakeTimers());

  const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const change = (name: keyof typeof labels, value: string) => fireEvent.change(field(name), { target: { value } });

  it('brings its figures, and what it does not name well is the default', () => {
    const site = siteActions();
    site.openAt('utm_tag=a&amount=5000&rate=1e9');
    show(site);
    expect(field('amount')).toHaveValue('5,000');
    expect(field('rate')).toHaveValue('2.5');
  });

  it('follows the figures once they rest, beside its other parameters', () => {
    const site = siteActions();
    site.openAt('utm_tag=a');
    show(site);
    change('amount', '5000');
    change('amount', '50000');
    rest(399);
    expect(site.query()).toBe('utm_tag=a');
    rest(1);
    expect(site.query()).toBe('utm_tag=a&amount=50000&rate=2.5&period=6');
    change('amount', '12000');
    rest(400);
    expect(site.query()).toBe('utm_tag=a');
  });

  it('stays as it is while the figures are none', () => {
    const site = show();
    change('amount', 'x');
    rest(400);
    expect(site.query()).toBe('');
  });
});

describe('keeping a calculation', () => {
  it.each([
    ['copied', 'The link is copied.'],
    ['manual', 'Copying did not work here.'],
  ] as const)('says that its link was %s', async (kind, text) => {
    show(siteActions({ copyLink: () => Promise.resolve({ kind }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });

  it('shows that the link is copied only beside the calculation of that link', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText(/The link is copied/)).toBeVisible();
    fireEvent.change(field('amount'), { target: { value: '5000' } });
    expect(screen.queryByText(/The link is copied/)).toBeNull();
  });

  it('copies the figures that were changed just before', async () => {
    const copyLink = vi.fn<SiteActions['copyLink']>().mockResolvedValue({ kind: 'copied' });
    show(siteActions({ copyLink }));
    fireEvent.change(field('amount'), { target: { value: '5000' } });
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(copyLink).toHaveBeenCalledExactlyOnceWith(expect.any(Element), { amount: '5000', rate: '2.5', period: '6' });
  });

  it('prints', async () => {
    const print = vi.fn();
    show(siteActions({ print }));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
