import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { askAgain } from '#app/slow-request-actions.tsx';
import { createQueryClient } from '#shared/query-client.ts';

/** A read on the screen that answers when it is told to. */
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
