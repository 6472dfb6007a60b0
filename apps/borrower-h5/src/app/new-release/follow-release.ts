import { deployedRelease } from '@peace/api-client/deployed-release';
import { releaseName } from '@peace/deployment-config/release-name';
import { notice } from '@peace/reports';
import { reloadPage } from '@peace/web-platform';
import { sessionItems } from '@peace/web-platform/storage';
import { string } from 'valibot';

/** What a reload depends on. */
export interface ReleaseOptions {
  /** The release that this page is of. */
  readonly release: string;
  /** Whether a write is under way. */
  readonly isPaying: () => boolean;
  /** Another release is there, and the page cannot be reloaded unasked. */
  readonly onWaiting: () => void;
}

/** Fields that hold what a person typed. */
const fields = 'textarea, input:not([type="radio"]):not([type="checkbox"]):not([type="hidden"])';

/**
 * Listens for a file of this release that is gone (Vite tells of it). Where another release has been deployed, the page is
 * reloaded: once for each release, and only where nothing is typed or paid. Returns the end of that.
 */
export function followRelease(window: Window, { release, isPaying, onWaiting }: ReleaseOptions): () => void {
  const reloadedFor = sessionItems(window).item({ key: 'reloaded-for', version: 1, schema: string() });
  const follow = async () => {
    const deployed = await deployedRelease(window);
    if (!deployed || releaseName(deployed) === release) return;
    const name = releaseName(deployed);
    if (reloadedFor.read() === name || isPaying() || isTyped(window.document)) return onWaiting();
    // Without a place for the guard the page might reload for ever.
    if (reloadedFor.write(name).kind === 'failed') return onWaiting();
    notice(window, { kind: 'reloaded' });
    reloadPage(window);
  };
  const listener = () => void follow();
  window.addEventListener('vite:preloadError', listener);
  return () => window.removeEventListener('vite:preloadError', listener);
}

const isTyped = (document: Document) =>
  Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)).some(
    ({ value }) => value.trim() !== '',
  );
