// @vitest-environment happy-dom
import { createSandbox } from '@peace/sandbox';
import { createBridge } from '@peace/bridge';
import { createSession } from '@peace/session';
import { localItems, sessionItems } from '@peace/web-platform/storage';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSandboxClient } from '@peace/sandbox/client';
import { sampleFields } from '#shared/fields.ts';
import { linkNamed } from '#shared/screen-links.ts';
import { PreviewProviders } from '#shared/testing/preview-providers.tsx';
import { usePreview } from './use-preview.ts';

const build = { version: '1', commit: 'abc', repository: '', storybook: '', storedItems: '' };
const unpointed = () => Promise.resolve(undefined);
const kept = () => ({
  window,
  build,
  storage: localItems(window),
  tabStorage: sessionItems(window),
  origins: { read: unpointed, write: unpointed },
  secondFrame: { current: null },
});

async function opened(hash: string, sandbox = createSandbox()) {
  address(hash);
  const services = { ...kept(), client: createSandboxClient({ send: sandbox.fetch }) };
  const { result, unmount } = renderHook(() => usePreview(services), { wrapper: PreviewProviders });
  await waitFor(() => expect(result.current.opened).toBeDefined());
  return { sandbox, preview: () => result.current, leave: unmount };
}

/** As a page starts: without an event that tells of it. */
function address(hash: string) {
  window.history.replaceState(null, '', `${window.location.pathname}${hash}`);
}

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

it('a shared address sets everything up', async () => {
  const { sandbox, preview } = await opened(
    '#at=/repay%3ForderId%3D8174&language=fil&theme=dark&scenario=status-174&latency=5&field.sessionId=s-9',
  );
  expect(sandbox.scenario.name).toBe('status-174');
  expect(sandbox.latency.of('getOrder')).toBe(5);
  expect(preview().settings).toMatchObject({ language: 'fil', theme: 'dark' });
  expect(preview().opened?.src).toMatch(/^\/repay\?orderId=8174&.*sessionId=s-9.*&lang=fil&console=0$/);
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
    address('#at=/order&scenario=empty&tab=codes&field.sessionId=s-7');
    window.dispatchEvent(new Event('hashchange'));
  });
  await waitFor(() => expect(preview().place).toBe('/order'));
  expect(preview().opened?.src).toContain('sessionId=s-7');
  expect(preview().settings.tab).toBe('codes');
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

it('a copied link puts there what had happened and what was stored, instead of what is', async () => {
  window.localStorage.setItem('peace:left-over', 'mine');
  const taken = Date.now() - 86_400_000;
  const params = new URLSearchParams({ scenario: 'status-174', at: '/order', taken: String(taken) });
  params.append('did', JSON.stringify({ kind: 'order', orderId: '8174', status: 200 }));
  params.append('stored', JSON.stringify({ area: 'local', key: 'attempt', text: JSON.stringify({ at: taken }) }));
  const { sandbox } = await opened(`#${params}`);
  expect(sandbox.state.orders.get('8174')).toMatchObject({ status: 200 });
  expect(window.localStorage.getItem('peace:left-over')).toBeNull();
  const stored = JSON.parse(window.localStorage.getItem('peace:attempt') ?? '{}');
  expect(Date.now() - stored.at).toBeLessThan(60_000);
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

it('a link that is followed before the sandbox has answered opens in its scenario, and is not opened over', async () => {
  address('');
  const sandbox = createSandbox();
  const held: (() => void)[] = [];
  const client = createSandboxClient({
    send: async (input, init) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return sandbox.fetch(input, init);
    },
  });
  const services = { ...kept(), client };
  const { result } = renderHook(() => usePreview(services), { wrapper: PreviewProviders });
  const link = linkNamed('repay', [], sampleFields);
  if (link === undefined) throw new Error('There is a link to /repay.');
  act(() => void result.current.follow(link));
  const release = () => {
    for (const go of held.splice(0)) go();
  };
  await waitFor(() => {
    release();
    expect(result.current.place).toBe('/repay?productId=68401&orderId=8401');
  });
  expect(sandbox.scenario.name).toBe('repay');
  expect(result.current.opened?.load).toBe(1);
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

it('without a sandbox the phone still opens what was asked for', async () => {
  address('#at=/aboutUs');
  const client = createSandboxClient({ send: () => Promise.reject(new TypeError('Failed to fetch')) });
  const services = { ...kept(), client };
  const { result } = renderHook(() => usePreview(services), { wrapper: PreviewProviders });
  await waitFor(() => expect(result.current.opened?.place).toBe('/aboutUs'));
  expect(result.current.sandbox.state.kind).toBe('absent');
});
