import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsyncView, SLOW_AFTER_MS, WaitingProvider, type AsyncState } from './async-view.tsx';

const slow = 'The connection is slow. We are still waiting for an answer.';
const onTryAgain = vi.fn<() => void>();
const onLeave = vi.fn<() => void>();
const onRetry = vi.fn<() => void>();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

function renderView(state: AsyncState<string>, waited = 0) {
  const view = (shown: AsyncState<string>) => (
    <WaitingProvider value={{ onTryAgain, onLeave, waitedMs: () => waited }}>
      <AsyncView state={shown} skeleton={null} onRetry={onRetry}>
        {(words) => words}
      </AsyncView>
    </WaitingProvider>
  );
  const { rerender } = render(view(state));
  return { show: (next: AsyncState<string>) => rerender(view(next)) };
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('AsyncView says after eight seconds without a response that the connection is slow, and offers to retry or leave', () => {
  renderView({ kind: 'loading' });
  pass(SLOW_AFTER_MS - 1);
  expect(screen.queryByText(slow)).toBeNull();
  pass(1);
  expect(screen.getByText(slow)).toBeDefined();
  fireEvent.click(screen.getByText('Back'));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('trying again waits another eight seconds', () => {
  renderView({ kind: 'loading' }, 3000);
  pass(SLOW_AFTER_MS - 3000);
  fireEvent.click(screen.getByText('Retry'));
  expect(onTryAgain).toHaveBeenCalledOnce();
  expect(screen.queryByText(slow)).toBeNull();
  pass(SLOW_AFTER_MS - 1);
  expect(screen.queryByText(slow)).toBeNull();
  pass(1);
  expect(screen.getByText(slow)).toBeDefined();
});

test('a response takes the words away', () => {
  const { show } = renderView({ kind: 'loading' });
  pass(SLOW_AFTER_MS);
  show({ kind: 'ready', data: 'the order' });
  expect(screen.queryByText(slow)).toBeNull();
  expect(screen.getByText('the order')).toBeDefined();
});

test('a retry that hangs can be tried again', () => {
  renderView({ kind: 'failed', message: 'no answer', isRetrying: true });
  fireEvent.click(screen.getByText('Retry'));
  expect(onRetry).not.toHaveBeenCalled();
  pass(SLOW_AFTER_MS);
  expect(screen.getByText(slow)).toBeDefined();
  fireEvent.click(screen.getByText('Retry'));
  expect(onTryAgain).toHaveBeenCalledOnce();
  expect(onRetry).not.toHaveBeenCalled();
});

test('the focus on Retry goes to the heading once there is something to show', () => {
  const view = (state: AsyncState<string>) => (
    <>
      <h1>Order Details</h1>
      <AsyncView state={state} skeleton={null} onRetry={onRetry}>
        {(words) => words}
      </AsyncView>
    </>
  );
  const { rerender } = render(view({ kind: 'failed', message: 'no answer', isRetrying: false }));
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(view({ kind: 'ready', data: 'the order' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a focus that is elsewhere stays there', () => {
  const view = (state: AsyncState<string>) => (
    <>
      <h1>Order Details</h1>
      <button type="button">Back</button>
      <AsyncView state={state} skeleton={null} onRetry={onRetry}>
        {(words) => words}
      </AsyncView>
    </>
  );
  const { rerender } = render(view({ kind: 'failed', message: 'no answer', isRetrying: false }));
  screen.getByRole('button', { name: 'Back' }).focus();
  rerender(view({ kind: 'ready', data: 'the order' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }));
});
