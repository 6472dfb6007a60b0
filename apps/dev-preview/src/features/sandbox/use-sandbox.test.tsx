import { createSandbox } from '@peace/sandbox';
import { createSandboxClient } from '@peace/sandbox/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PreviewProviders } from '#shared/testing/preview-providers.tsx';
import { useSandbox } from './use-sandbox.ts';

/** A view of one sandbox, and that sandbox. */
function watch() {
  const sandbox = createSandbox();
  const client = createSandboxClient({ send: sandbox.fetch });
  const { result } = renderHook(() => useSandbox(client, 20), { wrapper: PreviewProviders });
  return { sandbox, seen: () => result.current };
}

it('sees what happened since the last look, and keeps what did not change', async () => {
  const { sandbox, seen } = watch();
  await waitFor(() => expect(seen().state.kind).toBe('here'));
  const before = seen().state;
  sandbox.faults.add({ endpoint: '*', kind: 'drop' });
  await waitFor(() => expect(seen().state).toMatchObject({ view: { faults: [{ kind: 'drop' }] } }));
  const after = seen().state;
  if (before.kind === 'here' && after.kind === 'here') expect(after.view.scenarios).toBe(before.view.scenarios);
});

it('useSandbox says what the sandbox refused, until the next command', async () => {
  const { seen } = watch();
  await act(() => seen().run((client) => client.choose('no-such')));
  expect(seen().refusal).toContain('no-such');
  await act(() => seen().run((client) => client.choose('status-200')));
  expect(seen().refusal).toBeUndefined();
  expect(seen().state).toMatchObject({ view: { current: 'status-200' } });
});

it('useSandbox has no sandbox if no sandbox responds, and then looks less often', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const client = createSandboxClient({ send });
  const { result } = renderHook(() => useSandbox(client, 1000), { wrapper: PreviewProviders });
  await act(() => vi.waitFor(() => expect(result.current.state.kind).toBe('absent')));
  const inOneLook = send.mock.calls.length;
  vi.advanceTimersByTime(9_000);
  expect(send).toHaveBeenCalledTimes(inOneLook);
  vi.advanceTimersByTime(1_000);
  expect(send).toHaveBeenCalledTimes(2 * inOneLook);
});

/** A sandbox whose responses are made at once but delayed until they are released. */
function slowClient() {
  const sandbox = createSandbox();
  const pending: (() => void)[] = [];
  const client = createSandboxClient({
    send: async (input, init) => {
      const answer = await sandbox.fetch(input, init);
      await new Promise<void>((resolve) => pending.push(resolve));
      return answer;
    },
  });
  const release = async (look: Promise<unknown>, answers: (() => void)[]) => {
    for (const answer of answers) answer();
    await look;
  };
  return { sandbox, pending, client, release };
}

it('useSandbox never shows an older look after a later one', async () => {
  const { sandbox, pending, client, release } = slowClient();
  const { result } = renderHook(() => useSandbox(client), { wrapper: PreviewProviders });
  await waitFor(() => expect(pending.length).toBeGreaterThan(0));
  const older = pending.splice(0);
  sandbox.choose({ ...sandbox.scenario, name: 'status-200' });
  const later = result.current.look();
  await waitFor(() => expect(pending).toHaveLength(older.length));
  await act(() => release(later, pending));
  await waitFor(() => expect(result.current.state).toMatchObject({ view: { current: 'status-200' } }));
  await act(() => release(Promise.resolve(), older));
  expect(result.current.state).toMatchObject({ view: { current: 'status-200' } });
});

it('useSandbox says of a look what that has seen, also where another began meanwhile', async () => {
  const { sandbox, pending, client, release } = slowClient();
  const { result } = renderHook(() => useSandbox(client), { wrapper: PreviewProviders });
  await waitFor(() => expect(pending.length).toBeGreaterThan(0));
  await act(() => release(Promise.resolve(), pending.splice(0)));
  sandbox.choose({ ...sandbox.scenario, name: 'status-200' });
  const look = result.current.look();
  await waitFor(() => expect(pending.length).toBeGreaterThan(0));
  const own = pending.splice(0);
  const another = result.current.look();
  await act(() => release(look, own));
  expect(await look).toMatchObject({ view: { current: 'status-200' } });
  await waitFor(() => expect(pending.length).toBeGreaterThan(0));
  await act(() => release(another, pending));
});

it('useSandbox does not ask a slow sandbox faster than it answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const send = vi.fn(() => new Promise<Response>(() => {}));
  const client = createSandboxClient({ send });
  renderHook(() => useSandbox(client), { wrapper: PreviewProviders });
  const inOneLook = send.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledTimes(inOneLook);
});
