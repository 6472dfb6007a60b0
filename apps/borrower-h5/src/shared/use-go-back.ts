import { answerOf } from '@peace/bridge';
import { href, screens } from '@peace/screens';
import { useCallback } from 'react';
import { screensBehind } from '@peace/web-platform';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useWhileShown } from '#shared/use-while-shown.ts';

/** Goes back: within the app where this visit has a screen before, else out of the webview, else to the orders. */
export function useGoBack(): () => void {
  const { bridge, window } = useServices();
  const navigate = useNavigate();
  const whileShown = useWhileShown();
  return useCallback(() => {
    // Not by the location's key: after a `replace`, the first screen of a visit has one as well.
    if (screensBehind(window) > 0) return void navigate(-1);
    void whileShown(bridge.send('closeWebview')).then((outcome) => {
      if (answerOf(outcome.kind) === 'notTaken') void navigate(href(screens.orders));
    });
  }, [bridge, navigate, whileShown, window]);
}

/**
 * What a screen adds to a navigation that is one step of its own task, such as binding the card to pay with: done, the
 * step comes back to the screen instead of closing the page. It is kept in the history's entry, also over a reload.
 */
export const asStep = { state: { isStep: true } } as const;

/** Whether another screen waits for this one to be done. */
export function useIsStep(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isStep' in state && state.isStep === true;
}
