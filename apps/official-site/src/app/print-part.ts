/** The part of `window` that prints. */
export interface PrintWindow {
  readonly document: Document;
  print(): void;
  addEventListener(type: 'afterprint', listener: () => void, options: { once: true }): void;
}

/** Prints one part of the page: the stylesheet leaves out the rest while the root says which. */
export function printPart(window: PrintWindow, part: 'calculator'): void {
  const root = window.document.documentElement;
  root.dataset['print'] = part;
  // iOS returns at once, before its sheet is shown.
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}
