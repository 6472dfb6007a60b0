export interface FileWindow {
  readonly document: Document;
  readonly navigator: {
    readonly canShare?: ((data: { readonly files: File[] }) => boolean) | undefined;
    readonly share?: ((data: { readonly files: File[] }) => Promise<void>) | undefined;
  };
  setTimeout(handler: () => void, milliseconds: number): number;
}

/**
 * `downloading`: the browser was asked to save it; whether it did cannot be known. `cancelled`: the borrower closed the
 * share sheet. `unavailable`: neither was possible, so the screen shows what is in the file.
 */
export type FileOutcome = { readonly kind: 'shared' | 'cancelled' | 'downloading' | 'unavailable' };

export interface FileOptions {
  readonly window: FileWindow;
  /** False in a native shell: a web view that knows no downloads does nothing, or leaves the page for the file. */
  readonly mayDownload: boolean;
}

/** Long enough for a browser to begin reading the file. */
const KEPT_MS = 60_000;

/**
 * Hands a file to the borrower: the share sheet where it takes files, else a download. Call it in the tap itself, before
 * any `await`: sharing is only allowed there. Never throws or rejects.
 */
export async function shareFile(file: File, { window, mayDownload }: FileOptions): Promise<FileOutcome> {
  const shared = await share(file, window);
  if (shared !== 'unavailable') return { kind: shared };
  return { kind: mayDownload && download(file, window) ? 'downloading' : 'unavailable' };
}

async function share(file: File, { navigator }: FileWindow): Promise<'shared' | 'cancelled' | 'unavailable'> {
  try {
    if (!navigator.canShare?.({ files: [file] }) || !navigator.share) return 'unavailable';
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'unavailable';
  }
}

function download(file: File, window: FileWindow): boolean {
  try {
    const { document } = window;
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = file.name;
    // In the page, or Firefox does not follow it.
    document.body.append(link);
    link.click();
    link.remove();
    window.setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    return true;
  } catch {
    return false;
  }
}
