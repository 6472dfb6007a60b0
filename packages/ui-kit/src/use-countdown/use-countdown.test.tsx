import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown.tsx';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const Left = ({ until }: { readonly until: number }) => (
  <p>{useCountdown(() => Math.max(0, Math.ceil((until - Date.now()) / 1000)))}</p>
);
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('useCountdown counts to 0, and then asks no more', () => {
  const { container } = render(<Left until={3000} />);
  expect(container).toHaveTextContent('3');
  pass(1000);
  expect(container).toHaveTextContent('2');
  pass(2000);
  expect(container).toHaveTextContent('0');
  expect(vi.getTimerCount()).toBe(0);
});

test('useCountdown goes by the clock after a page slept', () => {
  const { container } = render(<Left until={60_000} />);
  vi.setSystemTime(50_000);
  pass(1000);
  expect(container).toHaveTextContent('9');
});

test('useCountdown starts again with another end, and leaves no timer behind', () => {
  const { container, rerender, unmount } = render(<Left until={0} />);
  expect(vi.getTimerCount()).toBe(0);
  rerender(<Left until={2000} />);
  pass(1000);
  expect(container).toHaveTextContent('1');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
