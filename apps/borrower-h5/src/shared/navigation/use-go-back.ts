import { wasNotTaken } from '@peace/bridge';
import { href, screens } from '@peace/screens';
import { useModalStack } from '@peace/vant-react-compat/modal-stack';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { historyDepth } from '@peace/web-platform';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useIgnoreAfterUnmount } from './use-is-here.ts';

/** Within this a step back has been taken, on a slow phone too, in milliseconds. */
const STEP_TAKES_MS = 1000;

/** Goes back: within the app where this visit has a screen before, else out of the webview, else to the orders. */
export function useGoBack(): () => void {
  const { bridge, window } = useServices();
  const navigate = useNavigate();
  const untilUnmount = useIgnoreAfterUnmount();
  const lastStep = useRef({ depth: 0, at: -Infinity });
  return useCallback(() => {
    // Not by the location's key: after a `replace`, the first screen of a visit has one as well.
    const depth = historyDepth(window);
    if (depth > 0) {
      // The browser takes a step after the tap: a second tap meanwhile would be a second step.
      const at = performance.now();
      const isSecondTap = lastStep.current.depth === depth && at - lastStep.current.at < STEP_TAKES_MS;
      lastStep.current = { depth, at };
      return void (isSecondTap || navigate(-1));
    }
    void untilUnmount(bridge.send('closeWebview')).then((outcome) => {
      if (wasNotTaken(outcome.kind)) void navigate(href(screens.orders));
    });
  }, [bridge, navigate, untilUnmount, window]);
}

/** Takes the shell's back gesture while `isActive`. Open modals need no handler: the topmost one is asked to close before any handler is. */
export function useNativeBack(isActive: boolean, handler: () => void): void {
  const { bridge } = useServices();
  const modals = useModalStack();
  const onBack = useEffectEvent(() => {
    if (!modals?.takeBack()) handler();
    return true;
  });
  useEffect(() => (isActive ? bridge.onBack(() => onBack()) : undefined), [bridge, isActive]);
}
