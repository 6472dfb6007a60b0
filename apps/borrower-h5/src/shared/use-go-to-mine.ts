import { href, screens } from '@peace/screens';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';

/** Goes to the borrower's own page in the shell, where accounts are kept; in a browser to a page of ours. */
export function useGoToMine(webPath: string = href(screens.orders)): () => void {
  const { bridge } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    void bridge.send('goToMine').then((outcome) => {
      // A shell that owes its answer may be showing the page already.
      if (outcome.kind !== 'delivered' && outcome.kind !== 'no-reply') void navigate(webPath);
    });
  }, [bridge, navigate, webPath]);
}
