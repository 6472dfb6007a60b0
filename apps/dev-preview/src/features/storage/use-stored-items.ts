import {
  readStoredTexts,
  removeStoredText,
  writeStoredText,
  type StorageWindow,
  type StoredText,
} from '@peace/web-platform/stored-texts';
import { useQuery } from '@tanstack/react-query';
import { phoneItems } from '#shared/snapshot.ts';

/** What the page in the phone stores, and ways to change it. */
export interface StoredItems {
  readonly items: readonly StoredText[];
  readonly write: (item: StoredText) => boolean;
  readonly remove: (item: StoredText) => void;
  readonly clear: () => void;
}

/** Looks at the storage that the phone's page shares with this one. Storage of one's own tab tells of no change. */
export function useStoredItems(window: StorageWindow, everyMs = 1000): StoredItems {
  const { data: items = [], refetch } = useQuery({
    queryKey: ['stored'],
    queryFn: () => phoneItems(readStoredTexts(window)),
    refetchInterval: everyMs,
  });
  const then = <Result>(result: Result): Result => {
    void refetch();
    return result;
  };
  return {
    items,
    write: (item) => then(writeStoredText(window, item)),
    remove: (item) => then(removeStoredText(window, item)),
    clear: () => then(clearPhoneItems(window)),
  };
}

/** Takes away what the page in the phone stored: all of it, or what ends with its web view. */
export function clearPhoneItems(window: StorageWindow, which: 'all' | 'session' = 'all'): void {
  for (const item of phoneItems(readStoredTexts(window))) {
    if (which === 'all' || item.area === 'session') removeStoredText(window, item);
  }
}

/** Puts items there instead of those that are. */
export function replacePhoneItems(window: StorageWindow, items: readonly StoredText[]): void {
  clearPhoneItems(window);
  for (const item of items) writeStoredText(window, item);
}
