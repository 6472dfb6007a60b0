/**
 * Keeps taps on the early screen from getting lost: they wait until React has taken it over. What is returned ends
 * that, and lets the last tap happen. Only that one: who tapped twice meant one thing.
 */
export function holdTaps(window: Window, root: Element): () => void {
  let tapped: HTMLElement | null = null;
  const hold = (event: Event) => {
    if (!(event.target instanceof Element) || !root.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tapped = event.target.closest<HTMLElement>('button, a, input, label');
  };
  window.addEventListener('click', hold, { capture: true });
  return () => {
    window.removeEventListener('click', hold, { capture: true });
    // React keeps the elements; when it could not, there is nothing left to tap.
    if (tapped?.isConnected) tapped.click();
    tapped = null;
  };
}
