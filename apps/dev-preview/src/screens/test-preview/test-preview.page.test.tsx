import { createSandbox } from '@peace/sandbox';
import { createSandboxClient } from '@peace/sandbox/client';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PreviewProviders } from '#shared/testing/preview-providers.tsx';
import { TestPreviewRoute } from './test-preview.route.tsx';
import { address, kept } from './testing/opened-preview.ts';

// happy-dom's window has none of its own.
Object.assign(window, { origin: window.location.origin });

/** The whole page, whose phone loads nothing. */
async function openPage(hash = '', sandbox = createSandbox()) {
  address(hash);
  const services = { ...kept(), client: createSandboxClient({ send: sandbox.fetch }) };
  const { unmount } = render(<TestPreviewRoute services={services} />, { wrapper: PreviewProviders });
  await screen.findByRole('button', { name: 'Reproduce' });
  await waitFor(() => expect(placeInPhone()).not.toHaveValue(''));
  return { sandbox, leave: unmount };
}
const placeInPhone = () => screen.getByLabelText('Address in the phone');
/** At once: each key would redraw the whole page. */
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('has keyboard shortcuts, which a dialog lists and turns off', async () => {
  const { sandbox } = await openPage('#scenario=status-174');
  await userEvent.keyboard('?');
  const help = screen.getByRole('dialog', { name: 'Help and settings' });
  expect(within(help).getByText('Kill & reopen the web view')).toBeVisible();
  await userEvent.click(within(help).getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('n');
  await press('Reset drop: every call');
  await waitFor(() => expect(sandbox.faults.list()).toEqual([]));
  await userEvent.keyboard('3');
  expect(screen.getByRole('tab', { name: 'Faults' })).toHaveAttribute('aria-selected', 'true');

  await userEvent.keyboard('?');
  await userEvent.click(screen.getByLabelText('Keys without ⌘ or Ctrl'));
  await press('Close');
  await userEvent.keyboard('n');
  expect(sandbox.faults.list()).toEqual([]);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getByRole('dialog', { name: 'Commands' }), 'a key with Ctrl still works').toBeVisible();
});

it('a command finds scenarios, moments and screens by their words', async () => {
  const { sandbox } = await openPage();
  const command = async (words: string) => {
    await userEvent.keyboard('/');
    fill(/^Search screens/, words);
    fireEvent.keyDown(screen.getByRole('combobox', { name: /^Search screens/ }), { key: 'Enter' });
  };
  await command('status-174');
  await waitFor(() => expect(sandbox.scenario.name).toBe('status-174'));
  await waitFor(() => expect(placeInPhone()).toHaveValue('/loanDetail?productId=68174&orderId=8174'));
  await command('3 days late');
  expect(await screen.findByRole('button', { name: /^(?:9|10) d.* ahead$/ })).toBeVisible();
  await command('customer service');
  await waitFor(() => expect(placeInPhone()).toHaveDisplayValue(/^\/customerService/));
});

it('a link of a campaign is opened in the phone', async () => {
  await openPage();
  fill('user_from', 'poster-7');
  await press('Open in the phone');
  expect(placeInPhone()).toHaveValue('/promotion?id=2&user_from=poster-7');
});

it('a request is copied as curl and sent again with its key', async () => {
  const writeText = vi.spyOn(window.navigator.clipboard, 'writeText');
  const { sandbox } = await openPage('#scenario=repay');
  await sandbox.fetch('/peace/v3/loan-details/generate-vcode', {
    method: 'POST',
    headers: { 'idempotency-key': 'key-1', 'x-requested-with': 'XMLHttpRequest' },
    body: new URLSearchParams({ orderId: '8401', productId: '68401', amount: '5450.00', channelNumber: '90001' }),
  });
  const rows = within(await screen.findByRole('grid', { name: 'Time line, oldest first' }));
  await userEvent.click(await rows.findByText('createPayLink'));
  const entry = within(screen.getByRole('region', { name: 'Entry' }));
  expect(await entry.findByText(/"payUrl": "/)).toBeVisible();
  expect(entry.getByText('✓ as in the contract')).toBeVisible();
  expect(entry.getByRole('link', { name: 'Contract' })).toHaveAttribute(
    'href',
    expect.stringMatching(/path=\/docs\/contracts-calls-createpaylink--docs$/),
  );
  await userEvent.click(entry.getByRole('tab', { name: 'Request' }));
  await userEvent.click(entry.getByRole('button', { name: '8401' }));
  expect(screen.getByLabelText('Filter the time line')).toHaveValue('8401');
  await userEvent.click(entry.getByRole('button', { name: 'Copy as cURL' }));
  expect(await screen.findByText('Command copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(`-H 'idempotency-key: key-1'`));
  await userEvent.click(entry.getByRole('button', { name: 'Replay' }));
  const outcomes = () => sandbox.log.list().flatMap((call) => (call.endpoint === 'createPayLink' ? call.outcome : []));
  await waitFor(() => expect(outcomes()).toEqual(['ok', 'ok: the first answer again']));
});
