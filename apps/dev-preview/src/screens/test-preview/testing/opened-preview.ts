import { createSandbox } from '@peace/sandbox';
import { localItems, sessionItems } from '@peace/web-platform/storage';
import { renderHook, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createSandboxClient } from '@peace/sandbox/client';
import { PreviewProviders } from '#shared/testing/preview-providers.tsx';
import { usePreview } from '#screens/test-preview/use-preview.ts';

const build = { version: '1', commit: 'abc', storybook: '' };
export const kept = () => ({
  window,
  build,
  storage: localItems(window),
  tabStorage: sessionItems(window),
});

export async function opened(hash: string, sandbox = createSandbox()) {
  address(hash);
  const services = { ...kept(), client: createSandboxClient({ send: sandbox.fetch }) };
  const { result, unmount } = renderHook(() => usePreview(services), { wrapper: PreviewProviders });
  await waitFor(() => expect(result.current.opened).toBeDefined());
  return { sandbox, preview: () => result.current, leave: unmount };
}

/** As a page starts: without an event that tells of it. */
export function address(hash: string) {
  window.history.replaceState(null, '', `${window.location.pathname}${hash}`);
}
