export interface FileWindow {
  readonly document: Document;
  readonly navigator: {
    readonly canShare?: ((data: { readonly files: File[] }) => boolean) | undefined;
    readonly share?: ((data: { readonly files: File[] } | { readonly text: string }) => Promise<void>) | undefined;
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
  /** The file's text, for a share sheet that takes no files when nothing can be downloaded either. */
  readonly text?: string;
}

/** Long enough for a browser to begin reading the file. */
const KEPT_MS = 60_000;

/**
 * Hands a file to the borrower: the share sheet where it takes files, else a download. Call it in the tap itself, before
 * any `await`: sharing is only allowed there. Never throws or rejects.
 */
export async function shareFile(file: File, { window, mayDownload, text }: FileOptions): Promise<FileOutcome> {
  const takesFiles = takesFile(file, window);
  if (takesFiles) {
    const shared = await share({ files: [file] }, window);
    if (shared !== 'unavailable') return { kind: shared };
  }
  if (mayDownload && download(file, window)) return { kind: 'downloading' };
  return { kind: text === undefined || takesFiles ? 'unavailable' : await share({ text }, window) };
}

function takesFile(file: File, { navigator }: FileWindow): boolean {
  try {
    return navigator.canShare?.({ files: [file] }) ?? false;
  } catch {
    return false;
  }
}

async function share(
  data: { readonly files: File[] } | { readonly text: string },
  { navigator }: FileWindow,
): Promise<'shared' | 'cancelled' | 'unavailable'> {
  try {
    if (!navigator.share) return 'unavailable';
    await navigator.share(data);
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
