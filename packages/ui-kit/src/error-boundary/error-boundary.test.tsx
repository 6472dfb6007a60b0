import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';

/** Breaks as long as `health.isBroken`. */
const health = { isBroken: true };
const thrown: { value: unknown } = { value: new Error('no amount') };
function Patient() {
  if (health.isBroken) throw thrown.value;
  return <p>well</p>;
}

function boundary(props: Partial<ErrorBoundaryProps> = {}) {
  return (
    <ErrorBoundary
      fallback={(error, reset) => (
        <button type="button" onClick={reset}>
          broken: {String(error)}
        </button>
      )}
      {...props}
    >
      <Patient />
    </ErrorBoundary>
  );
}

/** React prints what a boundary caught. */
function expectPrinted(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

describe('ErrorBoundary', () => {
  it('shows the fallback, reports once, and tries again on demand', async () => {
    expectPrinted();
    health.isBroken = true;
    const onError = vi.fn();
    render(boundary({ onError }));
    const fallback = screen.getByRole('button', { name: 'broken: Error: no amount' });
    expect(onError).toHaveBeenCalledExactlyOnceWith(thrown.value, expect.stringContaining('Patient'));

    health.isBroken = false;
    await userEvent.click(fallback);
    expect(screen.getByText('well')).toBeInTheDocument();
  });

  it('catches whatever is thrown, undefined too', () => {
    expectPrinted();
    health.isBroken = true;
    thrown.value = undefined;
    render(boundary());
    expect(screen.getByRole('button', { name: 'broken: undefined' })).toBeInTheDocument();
  });

  it('tries again when its key changes', () => {
    expectPrinted();
    health.isBroken = true;
    const { rerender } = render(boundary({ resetKey: '/repay' }));
    rerender(boundary({ resetKey: '/repay' }));
    expect(screen.getByRole('button')).toBeInTheDocument();

    health.isBroken = false;
    rerender(boundary({ resetKey: '/order' }));
    expect(screen.getByText('well')).toBeInTheDocument();
  });

  it('does not try again for the key whose change broke it', () => {
    expectPrinted();
    health.isBroken = false;
    const onError = vi.fn();
    const { rerender } = render(boundary({ resetKey: '/order', onError }));
    health.isBroken = true;
    onError.mockImplementation(() => {
      health.isBroken = false;
    });
    rerender(boundary({ resetKey: '/repay', onError }));
    expect(screen.getByRole('button')).toBeInTheDocument();
    rerender(boundary({ resetKey: '/order', onError }));
    expect(screen.getByText('well')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledOnce();
  });
});
