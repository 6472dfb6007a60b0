import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Calculator } from './calculator.tsx';

async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
}

const complete = { 'Loan amount (₱)': '10000', 'Rate (% per period)': '3.5', Period: '3' };
const result = () => screen.getByRole('region', { name: 'Result' });

describe('Calculator', () => {
  it('shows both amounts under their formulas', async () => {
    render(<Calculator />);
    await fill(complete);
    expect(within(result()).getByText('₱1,050.00')).toBeVisible();
    expect(within(result()).getByText('amount × rate × rounded period ÷ 100')).toBeVisible();
    expect(within(result()).getByText('₱11,050.00')).toBeVisible();
    expect(within(result()).getByText('amount + amount × (rate ÷ 100) × period')).toBeVisible();
  });

  it('says when the period was rounded', async () => {
    render(<Calculator />);
    await fill({ ...complete, Period: '2.6' });
    expect(result()).toHaveTextContent('not a whole number');
  });

  it('asks for a number, at the field, and goes there', async () => {
    render(<Calculator />);
    await fill({ ...complete, 'Loan amount (₱)': '10k' });
    const amount = screen.getByLabelText('Loan amount (₱)');
    expect(amount).toHaveAccessibleDescription(/^Please Enter a number!/);
    expect(amount).toBeInvalid();
    expect(amount).toHaveFocus();
    expect(amount).toHaveValue('10k');
    expect(screen.getByLabelText('Period')).toBeValid();
    expect(result()).not.toHaveTextContent('₱');
  });

  it('never shows a result beside other figures than its own', async () => {
    render(<Calculator />);
    await fill(complete);
    await userEvent.type(screen.getByLabelText('Period'), '0');
    expect(result()).not.toHaveTextContent('₱');
  });
});
