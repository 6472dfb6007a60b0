/**
 * Announces a completed registration where the link names a `UC`: an event for whoever listens, and a call
 * of the campaign's own script. An exception in that script is ignored: the visitor is registered.
 */
export function announceCompletion(window: EventTarget, UC: string): void {
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
