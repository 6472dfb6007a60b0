/** Runs something when the next frame, with what has been changed until then, is on the screen. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
