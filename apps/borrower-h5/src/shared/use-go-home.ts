import { answerOf } from '@peace/bridge';
import { href, screens } from '@peace/screens';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useWhileShown } from '#shared/use-while-shown.ts';

/** Goes to the shell's home, in a browser to a page of ours. */
export function useGoHome(webPath: string = href(screens.orders)): () => void {
  const { bridge } = useServices();
  const navigate = useNavigate();
  const whileShown = useWhileShown();
  return useCallback(() => {
    void whileShown(bridge.send('goHome')).then((outcome) => {
      if (answerOf(outcome.kind) === 'notTaken') void navigate(webPath);
    });
  }, [bridge, navigate, webPath, whileShown]);
}
