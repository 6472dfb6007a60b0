import { onPageHide } from '@peace/web-platform';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '#shared/services.tsx';
import { useRestored } from '#shared/use-restored.ts';

/**
 * Tells the shell that binding an account begins, and, saved or left, that it is over: once each. What it returns says
 * so when it is saved.
 */
export function useBankFlow(): () => void {
  const { bridge, window } = useServices();
  const isOpen = useRef(false);

  const start = useCallback(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    void bridge.send('startBankFlow');
  }, [bridge]);
  const end = useCallback(() => {
    if (!isOpen.current) return;
    isOpen.current = false;
    void bridge.send('endBankFlow');
  }, [bridge]);

  useEffect(() => {
    start();
    const unregister = onPageHide(window, end);
    return () => {
      unregister();
      end();
    };
  }, [start, end, window]);
  useRestored(
    useCallback(
      (how) => {
        if (how === 'from-cache') start();
      },
      [start],
    ),
  );
  return end;
}
