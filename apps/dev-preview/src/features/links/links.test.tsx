import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CampaignBuilder } from './campaign-builder.tsx';

it('a campaign’s link says what should not be in it', async () => {
  const onCopy = vi.fn();
  render(<CampaignBuilder origin="https://www.lender.test" onOpen={vi.fn()} onCopy={onCopy} />);
  await userEvent.type(screen.getByLabelText('utm_tag'), '0917 123 4567');
  expect(screen.getByText(/utm_tag: looks like a person’s number/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('utm_tag'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('https://www.lender.test/promotion?id=2&user_from=preview');
  await userEvent.clear(screen.getByLabelText('Origin'));
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeDisabled();
});
