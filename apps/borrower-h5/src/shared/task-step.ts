/**
 * What a screen adds to a link that is one step of its own task, such as binding the card to pay with: done, the step comes
 * back to the screen instead of closing the page. It is kept in the history's entry, also over a reload.
 */
export const taskStep = { state: { isStep: true } } as const;

/** Whether another screen waits for this one to be done, by the state of its entry in the history. */
export function isTaskStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStep' in state && state.isStep === true;
}
