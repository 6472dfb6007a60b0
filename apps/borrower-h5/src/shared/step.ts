import { useLocation } from '#shared/router.tsx';

/**
 * What a screen adds to a navigation that is one step of its own task, such as binding the card to pay with: done, the
 * step comes back to the screen instead of closing the page. It is kept in the history's entry, also over a reload.
 */
export const asStep = { state: { isStep: true } } as const;

/** Whether another screen waits for this one to be done. */
export function useIsStep(): boolean {
  return useLocation().state['isStep'] === true;
}
