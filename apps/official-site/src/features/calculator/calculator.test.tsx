import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type labels, field, show } from './testing/show-calculator.tsx';

const result = () => screen.getByRole('region', { name: 'Result' });

const slider = () => screen.getByRole('slider', { name: 'How much' });

const schedule = () => screen.queryByRole('region', { name: 'Repayment schedule' });

const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Calculate' }));

async function fill(name: keyof typeof labels, value: string) {
  await userEvent.clear(field(name));
  if (value) await userEvent.type(field(name), value);
}

afterEach(() => vi.useRealTimers());

describe('the calculator', () => {
  it('starts with the company’s defaults and their result', async () => {
    show();
    expect(field('amount')).toHaveValue('12,000');
    expect(within(result()).getByText('₱13,800.00')).toBeVisible();
    expect(within(result()).getByText('₱1,800.00')).toBeVisible();
    expect(within(result()).getAllByText('₱2,300.00')[0]).toBeVisible();
    await userEvent.click(screen.getByText('Formulas'));
    expect(within(result()).getByText('amount × rate × rounded period ÷ 100')).toBeVisible();
    expect(within(result()).getByText('amount + amount × (rate ÷ 100) × period')).toBeVisible();
    expect(within(result()).getByText('62.81% a year')).toBeVisible();
  });

  it('follows a field and the slider at once', async () => {
    show();
    await fill('amount', '10000');
    expect(result()).toHaveTextContent('₱11,500.00');
    fireEvent.change(slider(), { target: { value: '20000' } });
    expect(field('amount')).toHaveValue('20,000');
    expect(slider()).toHaveAttribute('aria-valuetext', '₱20,000');
    expect(result()).toHaveTextContent('₱23,000.00');
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

  it('says that a loan is longer or shorter than ours in the place of its figures, and leads nowhere from there', async () => {
    show();
    expect(screen.getByRole('link', { name: 'Get the app for this loan' })).toHaveAttribute('href', '#home/app');
    await fill('period', '2');
    expect(screen.getByText('This runs for 61 days. Our loans run for 91 to 365 days.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
    expect(screen.queryByText('You pay in all')).toBeNull();
    expect(schedule()).toBeNull();
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
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Get the app for this loan' })).toBeNull();
  });

  it.each([
    ['amount', '0', /^₱0 each month, ₱0 in all\.$/],
    ['rate', '99999', /^₱12,001,880 each month, ₱72,011,280 in all\.$/],
  ] as const)('has no sentence about an effective rate where there is none: %s %s', (name, value, announced) => {
    vi.useFakeTimers();
    show();
    fireEvent.change(field(name), { target: { value } });
    expect(screen.queryByText(/an effective/)).toBeNull();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.getByText(announced)).toHaveRole('status');
  });

  it('announces the result of a change once, when the slider has stopped', () => {
    vi.useFakeTimers();
    show();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    for (const value of ['13000', '14000', '18000']) fireEvent.change(slider(), { target: { value } });
    expect(said().join('')).toBe('');
    act(() => void vi.advanceTimersByTime(600));
    expect(said()).toContainEqual(
      expect.stringMatching(/^₱3,450 each month, ₱20,700 in all\. Effective rate \S+% a year\.$/),
    );
  });

  it('says that no lender may charge what is above the limits of law, and keeps no such calculation', async () => {
    show();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await fill('amount', '5000');
    await fill('rate', '6.1');
    await fill('period', '4');
    expect(screen.getByText(/Above the limits of law. For a loan of up to ₱10,000 and 4 months/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    await fill('rate', '6');
    expect(screen.queryByText(/Above the limits of law/)).toBeNull();
  });

  it('says when the period was rounded, and has no schedule and no effective rate then', async () => {
    show();
    await fill('period', '4.6');
    expect(result()).toHaveTextContent('not a whole number');
    expect(result()).not.toHaveTextContent('Effective rate');
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
    expect(field('rate')).toHaveAccessibleDescription(/^This is still empty/);
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
