import { forgetSession, type InAppPath } from '@peace/session';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { Fields } from '#shared/fields.ts';
import { entryAddress } from '#shared/launch-address.ts';
import type { PreviewSettings } from '#shared/preview-address.ts';
import { clearSession } from '#shared/phone-storage.ts';
import type { PreviewServices } from '#shared/services.ts';
import { fieldsAtom, openedAtom, placeAtom, settingsAtom, type Opened } from '#shared/state.ts';

/** What a place is opened with, where it is not what is in the page. */
export interface OpenOptions {
  readonly settings?: PreviewSettings;
  readonly fields?: Fields;
}

/** The web view of the simulated shell. */
export interface WebView {
  readonly opened: Opened | undefined;
  /** Where its page is by now. */
  readonly place: InAppPath | undefined;
  readonly open: (place: InAppPath, options?: OpenOptions) => void;
  readonly moved: (place: InAppPath) => void;
  /** Ends the web view with all that ends with it, and opens its place again. */
  readonly kill: () => void;
}

/** Opens places in the web view, each time with the session that the fields say. */
export function useWebView({ window }: PreviewServices): WebView {
  const [opened, setOpened] = useAtom(openedAtom);
  const [place, moved] = useAtom(placeAtom);
  const currentSettings = useAtomValue(settingsAtom);
  const currentFields = useAtomValue(fieldsAtom);
  const setPlace = useSetAtom(placeAtom);

  const open = (wanted: InAppPath, options: OpenOptions = {}) => {
    const { settings = currentSettings, fields = currentFields } = options;
    const lang = settings.language === 'app' ? undefined : settings.language;
    const src = entryAddress(wanted, fields, { lang, console: settings.hasConsole ? '1' : '0' });
    // The frame shares this tab's storage; a shell's new web view has no session.
    forgetSession(window);
    setOpened((before) => ({ load: (before?.load ?? 0) + 1, place: wanted, src }));
    setPlace(wanted);
  };
  const kill = () => {
    clearSession(window);
    if (place !== undefined) open(place);
  };
  return { opened, place, open, moved, kill };
}
