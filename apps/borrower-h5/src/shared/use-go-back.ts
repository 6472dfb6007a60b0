import { wasNotTaken } from '@peace/bridge';
import { href, screens } from '@peace/screens';
import { useCallback } from 'react';
import { historyDepth } from '@peace/web-platform';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useIgnoreAfterUnmount } from '#shared/use-ignore-after-unmount.ts';

/** Goes back: within the app where this visit has a screen before, else out of the webview, else to the orders. */
export function useGoBack(): () => void {
  const { bridge, window } = useServices();
  const navigate = useNavigate();
  const untilUnmount = useIgnoreAfterUnmount();
  return useCallback(() => {
    // Not by the location's key: after a `replace`, the first screen of a visit has one as well.
    if (historyDepth(window) > 0) return void navigate(-1);
    void untilUnmount(bridge.send('closeWebview')).then((outcome) => {
      if (wasNotTaken(outcome.kind)) void navigate(href(screens.orders));
    });
  }, [bridge, navigate, untilUnmount, window]);
}
