import type { Outcome } from '@peace/bridge';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { servicesWith } from '#shared/testing/services-with.tsx';
import { useGoBack } from './use-go-back.ts';
import { useGoHome, useGoToMyAccount } from './use-go-home.ts';

async function pathAfter(useWay: () => () => void, kind: Exclude<Outcome['kind'], 'rejected'>): Promise<string> {
  const Services = servicesWith({ send: () => Promise.resolve<Outcome>({ kind }) });
  const { result } = renderHook(() => ({ go: useWay(), path: useLocation().pathname }), {
    wrapper: ({ children }) => (
      <Services>
        <MemoryRouter initialEntries={['/aboutUs']}>{children}</MemoryRouter>
      </Services>
    ),
  });
  await act(async () => {
    result.current.go();
    await Promise.resolve();
  });
  return result.current.path;
}

test.each([
  ['back', useGoBack],
  ['home', useGoHome],
  ['to the account', useGoToMyAccount],
])('%s: a page of ours is shown only where the shell did not take it', async (_, useWay) => {
  expect(await pathAfter(useWay, 'unavailable')).toBe('/order');
  expect(await pathAfter(useWay, 'no-reply')).toBe('/aboutUs');
  expect(await pathAfter(useWay, 'delivered')).toBe('/aboutUs');
});
