import { wasNotTaken } from '@peace/bridge';
import { href, screens } from '@peace/screens';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useIgnoreAfterUnmount } from '#shared/use-ignore-after-unmount.ts';

/** Goes to the shell's home, in a browser to a page of ours. */
export function useGoHome(webPath: string = href(screens.orders)): () => void {
  const { bridge } = useServices();
  const navigate = useNavigate();
  const untilUnmount = useIgnoreAfterUnmount();
  return useCallback(() => {
    void untilUnmount(bridge.send('goHome')).then((outcome) => {
      if (wasNotTaken(outcome.kind)) void navigate(webPath);
    });
  }, [bridge, navigate, webPath, untilUnmount]);
}

/** Goes to the borrower's own page in the shell, where accounts are kept; in a browser to a page of ours. */
export function useGoToMyAccount(webPath: string = href(screens.orders)): () => void {
  const { bridge } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    void bridge.send('goToMine').then((outcome) => {
      if (wasNotTaken(outcome.kind)) void navigate(webPath);
    });
  }, [bridge, navigate, webPath]);
}
