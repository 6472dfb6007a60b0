import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';

/** Goes back: within the app where this visit has a page before, else out of the webview, else to the orders. */
export function useGoBack(): () => void {
  const { bridge } = useServices();
  const navigate = useNavigate();
  // The router's own sign of the first page of a visit.
  const isFirst = useLocation().key === 'default';
  return useCallback(() => {
    if (!isFirst) return void navigate(-1);
    void bridge.send('closeWebview').then((outcome) => {
      if (outcome.kind !== 'delivered') void navigate(paths.orders);
    });
  }, [bridge, isFirst, navigate]);
}
