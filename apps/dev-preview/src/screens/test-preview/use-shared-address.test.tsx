import { sessionItems } from '@peace/web-platform/storage';
import { act, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { readAddress, type PreviewState } from '#shared/preview-address.ts';
import { useSharedAddress } from './use-shared-address.ts';

const stateOf = (hash: string): PreviewState => readAddress(hash);

it('reports a hash from outside, not one that it wrote itself', () => {
  let show: (hash: string) => void = () => undefined;
  const written: string[] = [];
  const navigator = {
    createHref: () => '',
    go: () => undefined,
    push: () => undefined,
    replace: (to: unknown) => written.push(String(Reflect.get(Object(to), 'hash'))),
  };
  function LateRouter({ children }: { readonly children: ReactNode }) {
    const [hash, setHash] = useState('');
    show = setHash;
    return (
      <Router location={{ pathname: '/', search: '', hash }} navigator={navigator}>
        {children}
      </Router>
    );
  }
  const onArrival = vi.fn<(state: PreviewState) => void>();
  const tabStorage = sessionItems(window);
  const { rerender } = renderHook(
    ({ state }: { readonly state?: PreviewState }) => useSharedAddress({ tabStorage }, state, onArrival),
    { wrapper: LateRouter, initialProps: {} },
  );
  rerender({ state: stateOf('#scenario=default') });
  rerender({ state: stateOf('#scenario=status-174') });
  const [first = '', second = ''] = written;
  expect([first, second]).toEqual(['#scenario=default', '#scenario=status-174']);
  act(() => show(first));
  act(() => show(second));
  expect(onArrival).not.toHaveBeenCalled();
  act(() => show(first));
  expect(onArrival).toHaveBeenCalledExactlyOnceWith(stateOf(first));
});
