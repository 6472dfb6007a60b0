import { AsyncView, SLOW_AFTER_MS } from '@peace/ui-kit/async-view';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SlowRequestActions, askAgain } from '#app/slow-request-actions.tsx';
import { createQueryClient } from './query-client.ts';
import { servicesWith } from '#shared/testing/services-with.tsx';

afterEach(() => {
  delete window.peaceEarly;
});

/** A read on the screen; the test decides when it is answered. */
function read(queryClient: ReturnType<typeof createQueryClient>, name: string) {
  const answers: ((text: string) => void)[] = [];
  const signals: AbortSignal[] = [];
  const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<string>((resolve) => answers.push(resolve));
  });
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn });
  observer.subscribe(() => undefined);
  return { observer, queryFn, answers, signals };
}

test('a read that hangs is ended and sent again, and its response is shown', async () => {
  const queryClient = createQueryClient();
  const hanging = read(queryClient, 'order');
  void askAgain(queryClient);
  await vi.waitFor(() => expect(hanging.queryFn).toHaveBeenCalledTimes(2));
  expect(hanging.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(hanging.observer.getCurrentResult().status).toBe('pending');
  hanging.answers[1]?.('the order');
  await vi.waitFor(() => expect(hanging.observer.getCurrentResult().data).toBe('the order'));
});

test('a read that refreshes known data is left alone', async () => {
  const queryClient = createQueryClient();
  const answered = read(queryClient, 'order');
  answered.answers[0]?.('the order');
  await vi.waitFor(() => expect(answered.observer.getCurrentResult().data).toBe('the order'));
  void answered.observer.refetch();
  await askAgain(queryClient);
  expect(answered.queryFn).toHaveBeenCalledTimes(2);
  expect(answered.signals[1]?.aborted).toBe(false);
});

test.each([-86_400_000, 0, 86_400_000])('a slow line is shown on time where the clock is moved by %i ms', (moved) => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockReturnValue(3000);
  const request = { url: '', body: '', sentAt: Date.now(), response: new Promise<never>(() => {}), abort: () => {} };
  window.peaceEarly = Object.assign(Object.create(null), { requests: [request] });
  vi.setSystemTime(Date.now() + moved);
  const Services = servicesWith();
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <Services>
          <SlowRequestActions>
            <AsyncView state={{ kind: 'loading' }} skeleton={null} onRetry={() => {}}>
              {() => null}
            </AsyncView>
          </SlowRequestActions>
        </Services>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  act(() => void vi.advanceTimersByTime(SLOW_AFTER_MS - 3001));
  expect(screen.queryByText(/The connection is slow/)).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText(/The connection is slow/)).toBeVisible();
});
