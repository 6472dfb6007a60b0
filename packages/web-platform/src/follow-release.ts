import { reloadPage, type PageLocation } from './page-address.ts';
import { defineItem, sessionItems, type ItemSchema } from './storage.ts';

export interface ReleaseOptions {
  readonly release: string;
  /** The release that is deployed now; null where that is not known. */
  readonly deployed: () => Promise<string | null>;
  /** Selects the part in which a reload would lose typed text; by default the whole page. */
  readonly within?: string;
  readonly isWriting?: () => boolean;
  readonly onReload?: () => void;
  /** Called when there is another release and the page must not reload by itself. */
  readonly onWaiting?: () => void;
}

/** The part of `window` that reports a missing file, and what a reload would lose. */
export interface ReleaseWindow {
  readonly location: PageLocation;
  readonly document: Pick<Document, 'querySelector' | 'querySelectorAll' | 'addEventListener' | 'removeEventListener'>;
  readonly sessionStorage: Storage;
  addEventListener(type: 'vite:preloadError', listener: () => void): void;
  removeEventListener(type: 'vite:preloadError', listener: () => void): void;
}

const releaseSchema: ItemSchema<string, string> = {
  '~standard': { validate: (value) => (typeof value === 'string' ? { value } : { issues: ['not a release'] }) },
};

/** Fields that hold what a person typed. */
const fields = `:is(textarea, input${['radio', 'checkbox', 'range', 'hidden'].map((type) => `:not([type="${type}"])`).join('')})`;

/**
 * Listens for a file of this release that is gone (Vite reports it). Where another release has been deployed, the page is
 * reloaded: once for each release, and only where nothing is typed or being written. Returns the end of that.
 */
export function followRelease(window: ReleaseWindow, { onWaiting, ...options }: ReleaseOptions): () => void {
  const follow = async () => {
    const now = await options.deployed();
    if (now !== null && now !== options.release && !reloadOnce(window, now, options)) onWaiting?.();
  };
  const listener = () => void follow();
  window.addEventListener('vite:preloadError', listener);
  window.document.addEventListener('error', markFailedSheet, true);
  return () => {
    window.removeEventListener('vite:preloadError', listener);
    window.document.removeEventListener('error', markFailedSheet, true);
  };
}

const failedSheet = 'data-failed';

function markFailedSheet({ target }: { readonly target: Partial<HTMLLinkElement> | EventTarget | null }): void {
  if (target && 'rel' in target && target.rel === 'stylesheet') target.setAttribute?.(failedSheet, '');
}

/**
 * Waits for code that is wanted now. Where it cannot be loaded, or a style sheet could not, the page is reloaded: Chromium before
 * 156 keeps the failure of a module for as long as the page lives, and Vite that of a style sheet. Only where the server answers, once for each
 * release, and where nothing is typed or being written; otherwise it rejects.
 */
export async function orReload<Code>(
  loading: Promise<Code>,
  window: ReleaseWindow,
  options: ReleaseOptions,
): Promise<Code> {
  const reloaded = new Promise<never>(() => {});
  try {
    const code = await loading;
    const isUnstyled = window.document.querySelector(`[${failedSheet}]`) !== null;
    return isUnstyled && (await reloadForCode(window, options)) ? await reloaded : code;
  } catch (cause) {
    if (await reloadForCode(window, options)) return reloaded;
    throw cause;
  }
}

/** After this the server is taken for one that does not answer. */
const answerMs = 5000;

/** Whether the page is being reloaded. */
async function reloadForCode(window: ReleaseWindow, options: ReleaseOptions): Promise<boolean> {
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), answerMs));
  const now = await Promise.race([options.deployed(), silence]);
  return now !== null && reloadOnce(window, now, options);
}

function reloadOnce(
  window: ReleaseWindow,
  release: string,
  { within = 'body', isWriting = () => false, onReload }: ReleaseOptions,
): boolean {
  const reloadedFor = sessionItems(window).item(
    defineItem({ key: 'reloaded-for', version: 1, schema: releaseSchema, owner: 'borrower', lifetime: 'the visit' }),
  );
  if (reloadedFor.read() === release || isWriting() || isTyped(window.document, within)) return false;
  // Without a place for the guard the page might reload forever.
  if (reloadedFor.write(release).kind === 'failed') return false;
  onReload?.();
  reloadPage(window);
  return true;
}

const isTyped = (document: Pick<Document, 'querySelectorAll'>, within: string) =>
  Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`${within} ${fields}`)).some(
    ({ value }) => value.trim() !== '',
  );
