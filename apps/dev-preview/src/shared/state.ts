import type { InAppPath } from '@peace/session';
import { atom } from 'jotai';
import { editedFields, sampleFields, type Fields, type SomeFields } from './fields.ts';
import { initialSettings, type PreviewSettings } from './preview-address.ts';

/** How the phone is held and looked at. */
export const settingsAtom = atom<PreviewSettings>(initialSettings);

/** The values of the test page. */
export const fieldsAtom = atom<Fields>(sampleFields);

/** The current address of the page in the phone; `undefined` until one is opened. */
export const placeAtom = atom<InAppPath | undefined>(undefined);

/** The last address that the phone's WebView loaded. `load` increases with each opening; `src` has session and language. */
export const openedAtom = atom<{ readonly load: number; readonly src: string } | undefined>(undefined);

/** The part of an address that this page decides; the rest is as the sandbox has it. */
export const ownStateAtom = atom(
  (get): { settings: PreviewSettings; place: InAppPath | undefined; fields: SomeFields } => ({
    settings: get(settingsAtom),
    place: get(placeAtom),
    fields: editedFields(get(fieldsAtom)),
  }),
);
