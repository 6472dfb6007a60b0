import type { Json } from '@peace/web-platform/storage';
import { useMemo } from 'react';
import { useServices } from '#shared/services.tsx';
import { itemAccessOf } from './item-access.ts';
import { openItem, type OpenedItem, type StoredItemDeclaration } from './stored-item.ts';

/** An item of the borrower who calls, for what is read or written once; `storedAtom` is for what a screen follows. */
export function useStoredItem<Value extends Json>(
  declaration: StoredItemDeclaration<Value>,
  subject?: string,
): OpenedItem<Value> {
  const services = useServices();
  return useMemo(() => openItem(itemAccessOf(services), declaration, subject), [services, declaration, subject]);
}
