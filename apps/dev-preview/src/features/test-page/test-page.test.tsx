import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStorage } from '@peace/web-platform/storage';
import { expect, it, vi } from 'vitest';
import { sampleFields, storedFields } from '#shared/fields.ts';
import { screenLinks } from '#shared/screen-links.ts';
import { ContactCheck, LocationCheck, PhotoCheck } from './device-checks.tsx';
import { FieldsForm } from './fields-form.tsx';
import { ScreenLinks } from './screen-links.tsx';

it('a field is edited under its label', async () => {
  const onEdit = vi.fn();
  render(<FieldsForm fields={{ ...sampleFields, orderId: '' }} onEdit={onEdit} onReset={vi.fn()} />);
  await userEvent.type(screen.getByLabelText('Order id'), '9');
  expect(onEdit).toHaveBeenCalledExactlyOnceWith('orderId', '9');
});

it('edited fields are stored for the next visit', () => {
  const storage = createStorage(() => window.localStorage);
  storedFields(storage).write({ orderId: '9', deviceName: '' });
  expect(storedFields(createStorage(() => window.localStorage)).read()).toEqual({ orderId: '9', deviceName: '' });
});

it('a link opens in the phone, or in place of the page', async () => {
  const onOpen = vi.fn();
  const onTarget = vi.fn();
  const given = screenLinks([], sampleFields);
  const links = (
    <ScreenLinks {...given} fields={sampleFields} place="" target="phone" onTarget={onTarget} onOpen={onOpen} />
  );
  const { rerender } = render(links);
  const link = screen.getByRole('link', { name: /Repay delay/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('/repayDelay?appVersion=1.0.0&'));
  await userEvent.click(link);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(given.testPage.find(({ name }) => name === 'repayDelay'));

  await userEvent.click(screen.getByLabelText('Open here instead of in the phone'));
  expect(onTarget).toHaveBeenCalledExactlyOnceWith('page');
  rerender(<ScreenLinks {...given} fields={sampleFields} place="" target="page" onTarget={onTarget} onOpen={onOpen} />);
  let wasPrevented: boolean | undefined;
  document.body.addEventListener(
    'click',
    (event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.click(screen.getByRole('link', { name: /Repay delay/ }));
  expect(wasPrevented).toBe(false);
  expect(onOpen).toHaveBeenCalledOnce();
});

it('shows what was submitted', async () => {
  render(<ContactCheck />);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing submitted yet.');
  await userEvent.type(screen.getByLabelText('Contact'), 'Ana 0917{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Submitted “Ana 0917”, 8 characters.');
});

it('previews a photo and says what it is', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const { unmount } = render(<PhotoCheck />);
  const file = new File(['12345'], 'receipt.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Photo'), file);
  expect(made).toHaveBeenCalledWith(file);
  expect(screen.getByRole('img', { name: 'Preview of receipt.png' })).toHaveAttribute('src', 'blob:photo');
  expect(screen.getByRole('status')).toHaveTextContent('receipt.png · image/png · 5 bytes');
  unmount();
  expect(revoked).toHaveBeenCalledWith('blob:photo');
});

it('alerts what came of locating, and shows it', async () => {
  const alert = vi.fn();
  render(<LocationCheck navigator={{}} alert={alert} />);
  await userEvent.click(screen.getByRole('button', { name: 'Get location' }));
  expect(alert).toHaveBeenCalledExactlyOnceWith('Getting the location is not supported here.');
  expect(screen.getByRole('status')).toHaveTextContent('not supported');
});
