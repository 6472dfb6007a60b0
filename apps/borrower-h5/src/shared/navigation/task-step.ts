/** Added to a link that is one step of a screen's own task, such as binding a card: done, it comes back. Kept in the history's entry. */
export const taskStep = { state: { isStep: true } } as const;

/** Whether another screen waits for this one to be done, by the state of its entry in the history. */
export function isTaskStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStep' in state && state.isStep === true;
}
