import { wasNotTaken } from '@peace/bridge';
import { href, screens } from '@peace/screens';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useIgnoreAfterUnmount, useNextScreen } from './use-is-here.ts';

/** Goes to the shell's home, in a browser to a page of ours. */
export const useGoHome = (webPath?: string): (() => void) => useShellPage('goHome', webPath);

/** Goes to the borrower's own page in the shell, where accounts are kept; in a browser to a page of ours. */
export const useGoToMyAccount = (webPath?: string): (() => void) => useShellPage('goToMine', webPath);

/** Goes to the shell's login, in a browser to the start page. */
export const useLogIn = (onLeaving?: () => void): (() => void) => useShellPage('returnToLogin', '/', onLeaving);

/** @param onLeaving called before a page of ours is gone to */
function useShellPage(
  message: 'goHome' | 'goToMine' | 'returnToLogin',
  webPath: string = href(screens.orders),
  onLeaving?: () => void,
): () => void {
  const { bridge } = useServices();
  const navigate = useNavigate();
  const untilUnmount = useIgnoreAfterUnmount();
  const { isAwaitedAt } = useNextScreen();
  return useCallback(() => {
    if (isAwaitedAt(webPath)) return;
    void untilUnmount(bridge.send(message)).then((outcome) => {
      if (!wasNotTaken(outcome.kind)) return;
      onLeaving?.();
      void navigate(webPath);
    });
  }, [bridge, message, navigate, webPath, onLeaving, untilUnmount, isAwaitedAt]);
}
