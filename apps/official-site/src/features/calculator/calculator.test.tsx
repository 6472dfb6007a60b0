import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { siteActions } from '#testing/site-actions.ts';
import { card, field, labels, show } from './testing/show-calculator.tsx';

const result = () => screen.getByRole('region', { name: 'Result' });

const schedule = () => screen.queryByRole('region', { name: 'Repayment schedule' });

const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Calculate' }));

async function fill(name: keyof typeof labels, value: string) {
  await userEvent.clear(field(name));
  if (value) await userEvent.type(field(name), value);
}

describe('the calculator', () => {
  it('shows fields and result of the company’s defaults without opening anything', () => {
    render(card(siteActions()));
    expect(field('amount')).toHaveValue('12,000');
    for (const name of ['amount', 'rate', 'period'] as const) expect(field(name)).toBeVisible();
    for (const figure of ['₱13,800.00', '₱1,800.00', '₱2,300.00', '62.81% a year']) {
      expect(within(result()).getByText(figure)).toBeVisible();
    }
    fireEvent.click(screen.getByText('Each payment, and the formulas'));
    expect(screen.getByText('amount × rate × rounded period ÷ 100')).toBeVisible();
    expect(screen.getByText('amount + amount × (rate ÷ 100) × period')).toBeVisible();
  });

  it('keeps a figure that was typed before hydration, and those of the address with it', () => {
    const site = siteActions();
    site.openAt('amount=20000&rate=2.5&period=9');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(card(site));
    within(container).getByLabelText<HTMLInputElement>(labels.period).value = '12';
    render(card(site), { container, hydrate: true });
    expect(field('amount')).toHaveValue('20,000');
    expect(field('period')).toHaveValue('12');
    expect(result()).toHaveTextContent('₱26,000.00');
  });

  it.each([
    ['3,5', '₱14,520.00'],
    ['3,50', '₱14,520.00'],
    ['3.5', '₱14,520.00'],
  ])('reads the rate %s as it was meant, also in the address', async (rate, total) => {
    vi.useFakeTimers();
    const site = show();
    fireEvent.change(field('rate'), { target: { value: rate } });
    expect(result()).toHaveTextContent(total);
    expect(field('rate')).toBeValid();
    act(() => void vi.advanceTimersByTime(400));
    expect(new URLSearchParams(site.query()).get('rate')).toMatch(/^3\.50?$/);
  });

  it.each(['2,500', '101'])('asks about the rate %s, beside what it comes to', async (rate) => {
    show();
    await fill('rate', rate);
    expect(screen.getByText(`The rate is ${rate}% for each period. Is that the rate you mean?`)).toBeVisible();
    expect(result()).toHaveTextContent('₱');
    await fill('rate', '100');
    expect(screen.queryByText(/Is that the rate you mean/)).toBeNull();
  });

  it('lists every payment with its day and what is left', async () => {
    show();
    const rows = within(schedule() ?? document.body).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '12026-12-22₱2,300.00₱11,500.00',
      '22027-01-22₱2,300.00₱9,200.00',
      '32027-02-22₱2,300.00₱6,900.00',
      '42027-03-22₱2,300.00₱4,600.00',
      '52027-04-22₱2,300.00₱2,300.00',
      '62027-05-22₱2,300.00₱0.00',
    ]);
  });

  it('says that a loan is longer or shorter than ours beside its figures, and leads nowhere from there', async () => {
    show();
    expect(screen.getByRole('link', { name: 'Get the app for this loan' })).toHaveAttribute('href', '#home/app');
    await fill('period', '2');
    expect(screen.getByText('This runs for 61 days. Our loans run for 91 to 365 days.')).toBeVisible();
    expect(result()).toHaveTextContent('₱12,600.00');
    expect(result()).toHaveTextContent('₱600.00');
    expect(screen.queryByRole('link', { name: 'Get the app for this loan' })).toBeNull();
  });

  it.each([
    ['61', '1857'],
    ['600', '18263'],
    ['0', '0'],
    ['2.5', '76'],
    ['12.5', '380'],
    ['1,200', '36525'],
    ['999999999999999', '30437499999999970'],
  ])('says so too for %s months, which have no schedule', async (period, days) => {
    show();
    await fill('period', period);
    expect(screen.getByText(`This runs for ${days} days. Our loans run for 91 to 365 days.`)).toBeVisible();
    expect(within(result()).getByText('Total payable')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get the app for this loan' })).toBeNull();
  });

  it.each([
    ['amount', '0', /^₱0 each month, ₱0 in all\.$/],
    ['rate', '99999', /^₱12,001,880 each month, ₱72,011,280 in all\. The rate is 99999% /],
  ] as const)('has no sentence about an effective rate where there is none: %s %s', (name, value, announced) => {
    vi.useFakeTimers();
    show();
    fireEvent.change(field(name), { target: { value } });
    expect(screen.queryByText(/an effective/)).toBeNull();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.getByText(announced)).toHaveRole('status');
  });

  it('announces the result of a change once, when typing has stopped', () => {
    vi.useFakeTimers();
    show();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    for (const value of ['1', '18', '18000']) fireEvent.change(field('amount'), { target: { value } });
    expect(said().join('')).toBe('');
    act(() => void vi.advanceTimersByTime(600));
    expect(said()).toContainEqual(
      expect.stringMatching(/^₱3,450 each month, ₱20,700 in all\. Effective rate \S+% a year\.$/),
    );
  });

  it('says beside the figures that no lender may charge what is above the limits of law, and keeps no such calculation', async () => {
    show();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await fill('amount', '5000');
    await fill('rate', '6.1');
    await fill('period', '4');
    expect(screen.getByText(/Above the limits of law. For a loan of up to ₱10,000 and 4 months/)).toBeVisible();
    expect(result()).toHaveTextContent('₱6,220.00');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    await fill('rate', '6');
    expect(screen.queryByText(/Above the limits of law/)).toBeNull();
  });

  it('says when the period was rounded, and has no schedule and no effective rate then', async () => {
    show();
    await fill('period', '4.6');
    expect(result()).toHaveTextContent('not a whole number');
    expect(result()).toHaveTextContent('Effective rate—');
    expect(schedule()).toBeNull();
  });
});

describe('a field of the calculator', () => {
  it('that is empty is marked, and the form asks for complete information (spec §5)', async () => {
    show();
    await fill('rate', '');
    await calculate();
    expect(screen.getByText('Please provide complete information!')).toBeVisible();
    expect(screen.queryByText('Please Enter a number!')).toBeNull();
    expect(field('rate')).toBeInvalid();
    expect(field('rate')).toHaveAccessibleDescription(/^Required/);
    expect(field('rate')).toHaveFocus();
    expect(field('amount')).toBeValid();
    await fill('rate', '3');
    expect(screen.queryByText('Please provide complete information!')).toBeNull();
  });

  it('without a number is asked for one (spec §5), and keeps what was typed', async () => {
    show();
    await fill('amount', '10k');
    await calculate();
    expect(field('amount')).toHaveAccessibleDescription(/^Please Enter a number!/);
    expect(field('amount')).toBeInvalid();
    expect(field('amount')).toHaveFocus();
    expect(field('amount')).toHaveValue('10k');
    expect(screen.queryByText('Please provide complete information!')).toBeNull();
    expect(result()).not.toHaveTextContent('₱');
  });

  it('without a number says so at once, but not halfway to one', async () => {
    show();
    await fill('rate', '2.');
    expect(field('rate')).toBeValid();
    await fill('rate', '2.x');
    expect(field('rate')).toBeInvalid();
  });

  it('says nothing when it is left, which would move the button that is being tapped', async () => {
    show();
    await fill('rate', '');
    await userEvent.tab();
    expect(field('rate')).toBeValid();
    expect(screen.queryByText('Please provide complete information!')).toBeNull();
  });
});
