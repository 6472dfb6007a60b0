import { createSandbox } from '@peace/sandbox';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSandboxClient } from '@peace/sandbox/client';
import { PreviewProviders } from '#shared/testing/preview-providers.tsx';
import { useSandbox } from './use-sandbox.ts';

afterEach(() => vi.useRealTimers());

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

it('useSandbox has no sandbox if no sandbox responds', async () => {
  const client = createSandboxClient({ send: () => Promise.reject(new TypeError('Failed to fetch')) });
  const { result } = renderHook(() => useSandbox(client), { wrapper: PreviewProviders });
  await waitFor(() => expect(result.current.state.kind).toBe('absent'));
});
