import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';

/** Goes to the shell's home, in a browser to a page of ours. */
export function useGoHome(webPath: string = paths.orders): () => void {
  const { bridge } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    void bridge.send('goHome').then((outcome) => {
      if (outcome.kind !== 'delivered') void navigate(webPath);
    });
  }, [bridge, navigate, webPath]);
}
