import { reloadPage, type PageLocation } from './page-address.ts';
import { declareItem, sessionItems, type ItemSchema } from './storage.ts';

export interface ReleaseOptions {
  /** The release that this page is of. */
  readonly release: string;
  /** The release that is deployed now; null where that is not known. */
  readonly deployed: () => Promise<string | null>;
  /** Where a person types what a reload would lose: a selector; anywhere on the page without it. */
  readonly within?: string;
  readonly isWriting?: () => boolean;
  readonly onReload?: () => void;
  /** Called when there is another release and the page must not reload by itself. */
  readonly onWaiting?: () => void;
}

/** The part of `window` that reports a missing file, and what a reload would lose. */
export interface ReleaseWindow {
  readonly location: PageLocation;
  readonly document: Pick<Document, 'querySelectorAll'>;
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
export function followRelease(
  window: ReleaseWindow,
  { release, deployed, within = 'body', isWriting = () => false, onReload, onWaiting }: ReleaseOptions,
): () => void {
  const reloadedFor = sessionItems(window).item(
    declareItem({ key: 'reloaded-for', version: 1, schema: releaseSchema }),
  );
  const follow = async () => {
    const now = await deployed();
    if (now === null || now === release) return;
    if (reloadedFor.read() === now || isWriting() || isTyped(window.document, within)) return onWaiting?.();
    // Without a place for the guard the page might reload forever.
    if (reloadedFor.write(now).kind === 'failed') return onWaiting?.();
    onReload?.();
    reloadPage(window);
  };
  const listener = () => void follow();
  window.addEventListener('vite:preloadError', listener);
  return () => window.removeEventListener('vite:preloadError', listener);
}

const isTyped = (document: Pick<Document, 'querySelectorAll'>, within: string) =>
  Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`${within} ${fields}`)).some(
    ({ value }) => value.trim() !== '',
  );
