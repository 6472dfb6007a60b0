import { createSandbox } from '@peace/sandbox';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSandboxClient } from '@peace/sandbox/client';
import { sampleFields } from '#shared/fields.ts';
import { linkNamed } from '#shared/screen-links.ts';
import { PreviewProviders } from '#shared/testing/preview-providers.tsx';
import { usePreview } from './use-preview.ts';
import { address, kept, opened } from './testing/opened-preview.ts';

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
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
