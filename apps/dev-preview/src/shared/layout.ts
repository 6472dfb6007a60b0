import { defineItem, type ItemStorage } from '@peace/web-platform/storage';
import { atom, useAtom } from 'jotai';
import {
  boolean,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  type InferOutput,
} from 'valibot';

const layoutSchema = object({
  /** Width of the phone's side in pixels; null: as wide as the page suggests. */
  phoneWidth: nullable(pipe(number(), minValue(0))),
  /** Share of the tools' side that the time line takes, per cent. */
  timeLineShare: pipe(number(), minValue(10), maxValue(90)),
  /** Links of the test page open in the phone or replace this page; null decides by whether there is a real shell. */
  target: nullable(picklist(['phone', 'page'])),
  /** Whether letters without ⌘ or Ctrl do something. */
  hasKeys: optional(boolean(), true),
});

/** How the page's parts are arranged. */
export type Layout = InferOutput<typeof layoutSchema>;

export const initialLayout: Layout = {
  phoneWidth: null,
  timeLineShare: 42,
  target: null,
  hasKeys: true,
};

/** The arrangement, kept between visits. */
export const storedLayout = (storage: ItemStorage) =>
  storage.item(
    defineItem({ key: 'dev-preview-layout', version: 1, schema: layoutSchema, owner: 'device', lifetime: 'no end' }),
  );

export const layoutAtom = atom<Layout>(initialLayout);

/** The arrangement, and what changes it and keeps it for the next visit. */
export function useLayout({ storage }: { readonly storage: ItemStorage }) {
  const [layout, setLayout] = useAtom(layoutAtom);
  const change = (some: Partial<Layout>) => {
    const changed = { ...layout, ...some };
    setLayout(changed);
    storedLayout(storage).write(changed);
  };
  return [layout, change] as const;
}
