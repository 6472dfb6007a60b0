export interface CopyWindow {
  readonly document: Document;
  readonly navigator: { readonly clipboard?: Pick<Clipboard, 'writeText'> | undefined };
  setTimeout(handler: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
}

/** `manual`: the browser did not let us; the screen shows the text to select, with a hint. */
export type CopyOutcome = { readonly kind: 'copied' } | { readonly kind: 'manual' };

export interface CopyOptions {
  readonly window: CopyWindow;
  /** The element that was tapped. In a modal dialog only what is inside it can be selected. */
  readonly near?: Element | null;
}

/** A clipboard may neither succeed nor fail; the screen needs a result in time. */
const patienceMs = 1000;

/**
 * Copies a text. Call it in the tap itself, before any `await`: WebKit's permission ends with the tap. Never throws
 * or rejects.
 */
export async function copyText(text: string, { window, near }: CopyOptions): Promise<CopyOutcome> {
  const written = startWriting(text, window);
  if (written !== undefined && (await inTime(window, written))) return { kind: 'copied' };
  return copyBySelection(text, window.document, near) ? { kind: 'copied' } : { kind: 'manual' };
}

/** Asks the clipboard at once; `undefined` where there is none, as on plain http. */
function startWriting(text: string, window: CopyWindow): Promise<boolean> | undefined {
  try {
    return window.navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
  } catch {
    return undefined;
  }
}

function inTime(window: CopyWindow, written: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve(false), patienceMs);
    const settle = (isWritten: boolean) => {
      window.clearTimeout(timer);
      resolve(isWritten);
    };
    void written.then(settle);
  });
}

/** The older way, through a selected field. Puts the borrower's focus back. */
function copyBySelection(text: string, document: Document, near: Element | null | undefined): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // keeps the keyboard down
  field.setAttribute('aria-hidden', 'true');
  // 16px, or WebKit zooms to the field and stays there.
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0;font-size:16px';
  try {
    topContainer(document, near).append(field);
    field.select();
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Returns an element whose fields can be focused: everything outside an open modal dialog is inert. */
function topContainer(document: Document, near: Element | null | undefined): Element {
  const own = (near ?? document.activeElement)?.closest('dialog[open]');
  return own ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}
