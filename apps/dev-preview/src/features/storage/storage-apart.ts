import type { StorageWindow } from '@peace/web-platform/stored-texts';

/** The attribute of a frame that stores apart, and its value. */
export const apartAttribute = { credentialless: true };

/** Whether this browser gives a frame storages of its own: Chromium's do. */
export const canStoreApart = () => 'credentialless' in HTMLIFrameElement.prototype;

/**
 * The storages of a frame that stores apart from this page; `undefined` for another frame, and until its page is there: the
 * empty page before it shares this page's storages, and what is touched then stays so.
 */
export function storageApart(frame: HTMLIFrameElement | null): StorageWindow | undefined {
  if (!canStoreApart() || frame?.hasAttribute('credentialless') !== true) return undefined;
  const page = frame.contentDocument;
  return page === null || page.URL === 'about:blank' ? undefined : (page.defaultView ?? undefined);
}
