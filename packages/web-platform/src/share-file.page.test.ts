import { expect, it, onTestFinished, vi } from 'vitest';
import { type FileWindow, shareFile } from './share-file.ts';

const file = new File(['picture'], 'receipt-7001.png', { type: 'image/png' });

/** A page that notes which files it was asked to save. */
function aPage(navigator: FileWindow['navigator'] = {}) {
  const saved: string[] = [];
  const onClick = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) saved.push(`${event.target.download} ${event.target.href}`);
  };
  document.addEventListener('click', onClick);
  onTestFinished(() => document.removeEventListener('click', onClick));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const window: FileWindow = { document, navigator, setTimeout: (handler) => Number(handler()) || 0 };
  return { window, saved, revoke };
}

const sharing = (share: () => Promise<void>) => ({ canShare: () => true, share });

it('shareFile opens the share sheet where it takes the file', async () => {
  const share = vi.fn(() => Promise.resolve());
  const { window, saved } = aPage(sharing(share));
  expect(await shareFile(file, { window, mayDownload: true })).toEqual({ kind: 'shared' });
  expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file] });
  expect(saved).toEqual([]);
});

it('shareFile resolves when the share sheet is closed', async () => {
  const { window, saved } = aPage(sharing(() => Promise.reject(new DOMException('', 'AbortError'))));
  expect(await shareFile(file, { window, mayDownload: true })).toEqual({ kind: 'cancelled' });
  expect(saved).toEqual([]);
});

it.each([
  ['no sharing', {}],
  ['sharing that takes no such file', { canShare: () => false, share: () => Promise.resolve() }],
  ['sharing that is not allowed now', sharing(() => Promise.reject(new DOMException('', 'NotAllowedError')))],
])('saves the file where there is %s, and lets go of it later', async (_what, navigator) => {
  const { window, saved, revoke } = aPage(navigator);
  expect(await shareFile(file, { window, mayDownload: true })).toEqual({ kind: 'downloading' });
  expect(saved).toEqual(['receipt-7001.png blob:one']);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:one');
  expect(document.querySelector('a')).toBeNull();
});

it('shareFile does not navigate a native shell to the file', async () => {
  const { window, saved } = aPage();
  expect(await shareFile(file, { window, mayDownload: false })).toEqual({ kind: 'unavailable' });
  expect(saved).toEqual([]);
});

it('shareFile shares the text where a native shell shares no files', async () => {
  const share = vi.fn(() => Promise.resolve());
  const { window } = aPage({ canShare: () => false, share });
  expect(await shareFile(file, { window, mayDownload: false, text: 'Due Friday' })).toEqual({ kind: 'shared' });
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: 'Due Friday' });
});

it('shareFile resolves where even that is blocked', async () => {
  const { window } = aPage();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => expect.fail('blocked'));
  expect(await shareFile(file, { window, mayDownload: true })).toEqual({ kind: 'unavailable' });
});
