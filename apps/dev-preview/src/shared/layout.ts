import { declareItem, type ItemStorage } from '@peace/web-platform/storage';
import { atom } from 'jotai';
import {
  boolean,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
  type InferOutput,
} from 'valibot';

const layoutSchema = object({
  /** Width of the phone's side in pixels; null: as wide as the page suggests. */
  phoneWidth: nullable(pipe(number(), minValue(0))),
  /** Share of the tools' side that the time line takes, per cent. */
  timeLineShare: pipe(number(), minValue(10), maxValue(90)),
  /** Where links of the test page lead; null: into the phone, or in a real shell in place of this page. */
  target: nullable(picklist(['phone', 'page'])),
  /** Whether the phone's settings are unfolded where there is no room for both. */
  areSettingsOpen: boolean(),
});

/** How the page's parts are arranged. */
export type Layout = InferOutput<typeof layoutSchema>;

export const initialLayout: Layout = { phoneWidth: null, timeLineShare: 42, target: null, areSettingsOpen: false };

/** The arrangement, kept between visits. */
export const storedLayout = (storage: ItemStorage) =>
  storage.item(declareItem({ key: 'dev-preview-layout', version: 1, schema: layoutSchema }));

export const layoutAtom = atom<Layout>(initialLayout);

const usesSchema = record(string(), pipe(number(), integer(), minValue(1)));

/** How often each scenario was chosen in this browser. */
export const storedUses = (storage: ItemStorage) =>
  storage.item(declareItem({ key: 'dev-preview-uses', version: 1, schema: usesSchema }));

export const usesAtom = atom<Readonly<Record<string, number>>>({});
