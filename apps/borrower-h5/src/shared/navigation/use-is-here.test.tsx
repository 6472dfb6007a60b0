import { renderHook } from '@testing-library/react';
import { comeBack, restoreFromCache } from '#shared/testing/come-back.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { servicesWith } from '#shared/testing/services-with.tsx';
import { useIgnoreAfterUnmount, useRestored } from './use-is-here.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

function ask() {
  const { result, unmount } = renderHook(() => useIgnoreAfterUnmount(), { wrapper: servicesWith() });
  let answer: (text: string) => void = () => undefined;
  let fail: (cause: Error) => void = () => undefined;
  const answered = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  const goOn = vi.fn();
  const giveUp = vi.fn();
  const whenLeft = vi.fn();
  result.current(answered, whenLeft).then(goOn, giveUp);
  const settled = async (settle: () => void) => {
    settle();
    await answered.catch(() => undefined);
    await Promise.resolve();
  };
  return {
    unmount,
    goOn,
    giveUp,
    whenLeft,
    answer: () => settled(() => answer('link')),
    fail: () => settled(() => fail(new Error('lost'))),
  };
}

test('a response goes on where the screen is still there, a failure too', async () => {
  const first = ask();
  await first.answer();
  expect(first.goOn).toHaveBeenCalledExactlyOnceWith('link');
  expect(first.whenLeft).not.toHaveBeenCalled();
  const second = ask();
  await second.fail();
  expect(second.giveUp).toHaveBeenCalledOnce();
  expect(second.whenLeft).not.toHaveBeenCalled();
});

test.each([
  ['the screen is gone', ({ unmount }: ReturnType<typeof ask>) => unmount()],
  ['the next screen’s code is on the way', () => window.history.pushState(null, '', '/order')],
])('nothing but `whenLeft` follows a response, or a failure, when %s', async (_, leave) => {
  const first = ask();
  leave(first);
  await first.answer();
  expect(first.goOn).not.toHaveBeenCalled();
  expect(first.whenLeft).toHaveBeenCalledOnce();
  window.history.replaceState(null, '', '/');
  const second = ask();
  leave(second);
  await second.fail();
  expect(second.giveUp).not.toHaveBeenCalled();
  expect(second.whenLeft).toHaveBeenCalledOnce();
});

test('a return that the page and the shell both tell counts once, and the next one again', () => {
  let resume = (): void => undefined;
  const onRestored = vi.fn();
  renderHook(() => useRestored(onRestored), {
    wrapper: servicesWith({
      onResume: (handler) => {
        resume = handler;
        return () => undefined;
      },
    }),
  });
  comeBack();
  resume();
  expect(onRestored).toHaveBeenCalledExactlyOnceWith('visible');
  restoreFromCache();
  expect(onRestored).toHaveBeenLastCalledWith('from-cache');
  comeBack();
  comeBack();
  expect(onRestored).toHaveBeenCalledTimes(4);
});
