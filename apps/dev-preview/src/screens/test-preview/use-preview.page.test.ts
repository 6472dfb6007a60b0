import { createSandbox } from '@peace/sandbox';
import { createBridge } from '@peace/bridge';
import { createSession } from '@peace/session';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSandboxClient } from '@peace/sandbox/client';
import { PreviewProviders } from '#shared/testing/preview-providers.tsx';
import { usePreview } from './use-preview.ts';
import { address, kept, opened } from './testing/opened-preview.ts';

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('a visit without a state opens the scenario that the sandbox is in, and changes nothing there', async () => {
  const sandbox = createSandbox({ scenario: 'status-200' });
  sandbox.faults.add({ endpoint: 'getOrder', kind: 'http500' });
  const { preview } = await opened('', sandbox);
  expect(preview().place).toBe('/loanDetail?productId=68200&orderId=8200');
  expect(preview().opened?.src).toContain('sessionId=preview-session');
  expect(sandbox.faults.list()).toHaveLength(1);
});

it('a reload leaves the sandbox as it has become', async () => {
  const first = await opened('#scenario=status-174');
  await waitFor(() => expect(window.location.hash).toContain('at='));
  const { hash } = window.location;
  first.leave();
  first.sandbox.state.smsCodes.push({ phone: '0917', code: '111111', sentAt: 1, purpose: 'registration' });
  const again = await opened(hash, first.sandbox);
  expect(again.preview().place).toBe('/loanDetail?productId=68174&orderId=8174');
  expect(first.sandbox.state.smsCodes).toHaveLength(1);
  again.leave();

  await opened(`${hash}&tab=codes`, first.sandbox);
  expect(first.sandbox.state.smsCodes).toHaveLength(0);
});

it('a killed web view loses what belongs to its session, and keeps the rest', async () => {
  const { preview } = await opened('#scenario=status-174');
  window.sessionStorage.setItem('peace:visit', 'x');
  window.localStorage.setItem('peace:attempt', 'x');
  act(() => preview().kill());
  expect(preview().opened?.load).toBe(2);
  expect(window.sessionStorage.getItem('peace:visit')).toBeNull();
  expect(window.localStorage.getItem('peace:attempt')).toBe('x');
});

it('a scenario starts over: nothing of the one before stays stored', async () => {
  const { preview } = await opened('#scenario=status-174');
  await waitFor(() => expect(preview().sandbox.state.kind).toBe('here'));
  window.localStorage.setItem('peace:attempt', 'x');
  const { state } = preview().sandbox;
  const [first] = state.kind === 'here' ? state.view.scenarios : [];
  if (first !== undefined) act(() => preview().choose(first));
  await waitFor(() => expect(preview().opened?.load).toBe(2));
  expect(window.localStorage.getItem('peace:attempt')).toBeNull();
});

it('an emptied field is unknown to the next page, as in a new web view', async () => {
  const { preview } = await opened('#at=/order');
  /** Enters as the page in the frame does, in the storage that it shares. */
  const calling = () => {
    window.history.replaceState(null, '', preview().opened?.src);
    return createSession({ window, bridge: createBridge({ window }) }).entry.params;
  };
  expect(calling()).toMatchObject({ userId: 'preview-user', appName: 'Peace' });
  act(() => preview().fields.change({ appName: '' }));
  act(() => preview().open('/order'));
  expect(calling()).not.toHaveProperty('appName');
});

it('a screen that is opened while the page still starts is not opened over', async () => {
  address('#at=/order');
  let fail = (_error: Error) => {};
  const answer = new Promise<Response>((_resolve, reject) => (fail = reject));
  const client = createSandboxClient({ send: () => answer });
  const services = { ...kept(), client };
  const { result } = renderHook(() => usePreview(services), { wrapper: PreviewProviders });
  act(() => result.current.open('/aboutUs'));
  await act(async () => {
    fail(new TypeError('Failed to fetch'));
    await vi.waitFor(() => expect(result.current.sandbox.state.kind).toBe('absent'));
  });
  expect(result.current.opened).toMatchObject({ load: 1, place: '/aboutUs' });
});

it('without a sandbox the phone still opens what was asked for', async () => {
  address('#at=/aboutUs');
  const client = createSandboxClient({ send: () => Promise.reject(new TypeError('Failed to fetch')) });
  const services = { ...kept(), client };
  const { result } = renderHook(() => usePreview(services), { wrapper: PreviewProviders });
  await waitFor(() => expect(result.current.opened?.place).toBe('/aboutUs'));
  expect(result.current.sandbox.state.kind).toBe('absent');
});
