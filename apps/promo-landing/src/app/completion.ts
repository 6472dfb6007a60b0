/** The part of a window that is notified of a completed registration. */
export interface CompletionWindow {
  dispatchEvent(event: Event): boolean;
}

/**
 * Announces a completed registration where the link names a `UC`: an event for whoever listens, and a call
 * of the campaign's own script. An exception in that script is ignored: the visitor is registered.
 */
export function announceCompletion(window: CompletionWindow, UC: string): void {
  if (UC === '') return;
  window.dispatchEvent(new CustomEvent('registration-complete', { detail: { UC } }));
  try {
    const uctrack: unknown = Reflect.get(window, 'uctrack');
    const completed: unknown = typeof uctrack === 'object' && uctrack !== null && Reflect.get(uctrack, 'completed');
    if (typeof completed === 'function') completed.call(uctrack, UC);
  } catch (error) {
    reportError(error);
  }
}
