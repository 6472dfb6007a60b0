import { createBridge } from '@peace/bridge';
import { createSandbox } from '@peace/sandbox';
import { createSandboxClient } from '@peace/sandbox/client';
import { createSession } from '@peace/session';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleFields } from '#shared/fields.ts';
import { linkNamed } from '#shared/screen-links.ts';
import { PreviewProviders } from '#shared/testing/preview-providers.tsx';
import { address, kept, opened } from './testing/opened-preview.ts';
import { usePreview } from './use-preview.ts';

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
  expect(result.current.opened).toMatchObject({ load: 1, src: expect.stringMatching(/^\/aboutUs\?/) });
});

it('without a sandbox the phone still opens what was asked for', async () => {
  address('#at=/aboutUs');
  const client = createSandboxClient({ send: () => Promise.reject(new TypeError('Failed to fetch')) });
  const services = { ...kept(), client };
  const { result } = renderHook(() => usePreview(services), { wrapper: PreviewProviders });
  await waitFor(() => expect(result.current.opened?.src).toMatch(/^\/aboutUs\?/));
  expect(result.current.sandbox.state.kind).toBe('absent');
});

it('a shared address sets everything up', async () => {
  const { sandbox, preview } = await opened(
    '#at=/repay%3ForderId%3D8174&language=fil&theme=dark&scenario=status-174&latency=5&field.sessionId=s-9',
  );
  expect(sandbox.scenario.name).toBe('status-174');
  expect(sandbox.latency.of('getOrder')).toBe(5);
  expect(preview().settings).toMatchObject({ language: 'fil', theme: 'dark' });
  expect(preview().opened?.src).toMatch(/^\/repay\?orderId=8174&.*sessionId=s-9.*&lang=fil&console=0$/);
});

it('the address follows what is chosen', async () => {
  const { preview } = await opened('');
  await waitFor(() => expect(preview().sandbox.state.kind).toBe('here'));
  const state = preview().sandbox.state;
  const closed = state.kind === 'here' ? state.view.scenarios.find(({ name }) => name === 'status-200') : undefined;
  act(() => {
    if (closed !== undefined) preview().choose(closed);
  });
  await waitFor(() => expect(preview().opened?.load).toBe(2));
  act(() => preview().change({ textSize: '200', language: 'en' }));
  expect(preview().opened).toMatchObject({ load: 3, src: expect.stringContaining('lang=en') });
  expect(preview().place).toBe('/loanDetail?productId=68200&orderId=8200');
  act(() => preview().change({ hasConsole: true }));
  expect(preview().opened).toMatchObject({ load: 4, src: expect.stringMatching(/lang=en&console=1$/) });
  await waitFor(() => expect(window.location.hash).toContain('scenario=status-200'));
  expect(window.location.hash).toContain('textSize=200');
  expect(window.location.hash).toContain('language=en');
  expect(window.location.hash).toContain('console=open');
});

it('a hash set from outside is followed', async () => {
  const { sandbox, preview } = await opened('#scenario=status-21');
  act(() => {
    address('#at=/order&scenario=empty&tab=money&field.sessionId=s-7');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(preview().place).toBe('/order'));
  expect(preview().opened?.src).toContain('sessionId=s-7');
  expect(preview().settings.tab).toBe('money');
  expect(sandbox.scenario.name).toBe('empty');
});

it('fields are kept for a visit without a state, and a shared address goes before them', async () => {
  const first = await opened('');
  act(() => first.preview().fields.change({ deviceName: 'Old phone' }));
  first.leave();
  const second = await opened('');
  expect(second.preview().fields.fields.deviceName).toBe('Old phone');
  second.leave();
  const shared = await opened('#at=/order');
  expect(shared.preview().fields.fields.deviceName).toBe('iPhone 14');
});

it('an address that sets the sandbox up leaves nothing stored of what was before', async () => {
  window.localStorage.setItem('peace:left-over', 'mine');
  await opened('#scenario=status-174');
  expect(window.localStorage.getItem('peace:left-over')).toBeNull();
});

it('a link that is followed before the sandbox has answered opens in its scenario, and is not opened over', async () => {
  address('');
  const sandbox = createSandbox();
  const pending: (() => void)[] = [];
  const client = createSandboxClient({
    send: async (input, init) => {
      await new Promise<void>((resolve) => pending.push(resolve));
      return sandbox.fetch(input, init);
    },
  });
  const services = { ...kept(), client };
  const { result } = renderHook(() => usePreview(services), { wrapper: PreviewProviders });
  const link = linkNamed('repay', [], sampleFields);
  if (link === undefined) throw new Error('There is a link to /repay.');
  act(() => void result.current.follow(link));
  const release = () => {
    for (const go of pending.splice(0)) go();
  };
  await waitFor(() => {
    release();
    expect(result.current.place).toBe('/repay?productId=68401&orderId=8401');
  });
  expect(sandbox.scenario.name).toBe('repay');
  expect(result.current.opened?.load).toBe(1);
});

it('a link is followed with product and order, also to a page that has no use for them', async () => {
  const { preview } = await opened('');
  const follow = async (name: string) => {
    const link = linkNamed(name, [], preview().fields.fields);
    if (link !== undefined) await act(() => preview().follow(link));
  };
  await follow('repayDelay');
  expect(preview().place).toBe('/repayDelay?productId=68407&orderId=8407');
  expect(preview().fields.fields).toMatchObject({ productId: '68407', orderId: '8407' });
  await follow('aboutUs');
  expect(preview().opened?.src).toMatch(/productId=68407&orderId=8407/);
  act(() => preview().fields.change({ orderId: '9009' }));
  await follow('repay');
  expect(preview().place).toContain('orderId=9009');
});
