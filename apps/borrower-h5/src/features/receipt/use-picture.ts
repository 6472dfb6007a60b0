import { useLocale } from '@peace/i18n/react';
import { shareFile } from '@peace/web-platform/share-file';
import { useEffect, useEffectEvent, useState } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';
import { drawPicture } from './draw-picture.ts';
import type { PictureState } from './receipt-sheet.tsx';
import type { PictureText } from './picture-layout.ts';

/** A picture of these words, with a barcode's modules where there are some, under a file's name. It is made before it is requested: sharing is only allowed in the tap itself. */
export function usePicture(
  name: string,
  text: Omit<PictureText, 'modules'>,
  modulesOf: () => Promise<string | null> = () => Promise.resolve(null),
): { readonly state: PictureState; readonly share: () => void } {
  const { bridge, window } = useServices();
  const { locale } = useLocale();
  const [file, setFile] = useState<File | null | undefined>(undefined);
  const [shown, setShown] = useState<{ readonly url: string; readonly isSaving: boolean } | null>(null);
  // A web view that knows no downloads would leave the page for the file, or do nothing.
  const mayDownload = bridge.host === 'browser';

  const draw = useEffectEvent(async () => {
    const modules = await modulesOf().catch(() => null);
    return drawPicture(window.document, { ...text, modules }, { brand: appConfig.appEnName, name });
  });
  // The text is that of this name, in this language.
  useEffect(() => {
    let isCurrent = true;
    void draw().then((drawn) => {
      if (isCurrent) setFile(drawn);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, locale, window]);
  useEffect(() => (shown === null ? undefined : () => URL.revokeObjectURL(shown.url)), [shown]);

  async function share() {
    if (!file) return;
    const { kind } = await shareFile(file, { window, mayDownload });
    if (kind === 'downloading' || kind === 'unavailable') {
      setShown({ url: URL.createObjectURL(file), isSaving: kind === 'downloading' });
    }
  }

  const state: PictureState =
    file === undefined
      ? { kind: 'making' }
      : file === null
        ? { kind: 'impossible' }
        : shown === null
          ? { kind: 'ready' }
          : { kind: 'shown', ...shown };
  return { state, share: () => void share() };
}
