import { useAtom } from 'jotai';
import { layoutAtom, storedLayout, type Layout } from '#shared/layout.ts';
import type { PreviewServices } from '#shared/services.ts';

/** How the page's parts are arranged, and what changes it and keeps it for the next visit. */
export function useLayout({ storage }: PreviewServices): readonly [Layout, (change: Partial<Layout>) => void] {
  const [layout, setLayout] = useAtom(layoutAtom);
  const change = (some: Partial<Layout>) => {
    const changed = { ...layout, ...some };
    setLayout(changed);
    storedLayout(storage).write(changed);
  };
  return [layout, change];
}
