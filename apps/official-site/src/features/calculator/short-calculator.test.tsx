import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import { siteActions } from '#testing/site-actions.ts';
import { card, field, show } from './testing/show-calculator.tsx';

const short = () => within(screen.getByRole('region', { name: 'Loan calculator' }));

it('the short calculator answers for the visitor’s own figures, and the calculator with it', () => {
  show();
  expect(short().getByText('₱13,800')).toBeVisible();
  expect(short().getByText('4.15% each month')).toBeVisible();
  fireEvent.click(short().getByRole('radio', { name: '12' }));
  const slider = short().getByRole('slider', { name: 'How much' });
  fireEvent.change(slider, { target: { value: '20000' } });
  expect(slider).toHaveAttribute('aria-valuetext', '₱20,000');
  expect(short().getByText('₱26,000')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('₱26,000.00');
  expect(field('amount')).toHaveValue('20,000');
});

it('a figure that was chosen before hydration stays, and those of the address with it', () => {
  const site = siteActions();
  site.openAt('amount=20000&rate=2.5&period=9');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(card(site));
  within(container).getByRole<HTMLInputElement>('radio', { name: '12' }).checked = true;
  render(card(site), { container, hydrate: true });
  expect(short().getByRole('slider', { name: 'How much' })).toHaveAttribute('aria-valuetext', '₱20,000');
  expect(short().getByRole('radio', { name: '12' })).toBeChecked();
});

it('the short calculator shows no price that no lender may charge', () => {
  show();
  for (const [name, value] of [
    ['amount', '5000'],
    ['rate', '9'],
    ['period', '4'],
  ] as const) {
    fireEvent.change(field(name), { target: { value } });
  }
  expect(short().getByText(/^Above the limits of law/)).toBeVisible();
  expect(short().queryByText('You pay in all')).toBeNull();
});

it('the short calculator shows dashes while there is nothing to calculate', () => {
  show();
  fireEvent.change(field('amount'), { target: { value: 'x' } });
  expect(short().getAllByText('—').length).toBeGreaterThan(2);
  expect(short().queryByText(/₱13,800/)).toBeNull();
});
