import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { sampleFields } from '#shared/fields.ts';
import { screenLinks } from '#shared/screen-links.ts';
import { CampaignBuilder } from './campaign-builder.tsx';
import { ScreenBuilder } from './screen-builder.tsx';

it('a screen’s link is made of its declared parameters; one that lacks a required one is not offered', async () => {
  const onOpen = vi.fn();
  const { testPage, further } = screenLinks([], sampleFields);
  render(<ScreenBuilder links={[...testPage, ...further]} onOpen={onOpen} onCopy={vi.fn()} />);
  await userEvent.selectOptions(screen.getByLabelText('Declared screen'), 'complaintDetails');
  expect(screen.getByRole('button', { name: 'Open in the phone' })).toBeDisabled();
  expect(screen.getByText('problemId is missing.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('problemId (required)'), '50 & 1');
  await userEvent.click(screen.getByRole('button', { name: 'Open in the phone' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('/complainDetails?problemId=50+%26+1');
});

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
