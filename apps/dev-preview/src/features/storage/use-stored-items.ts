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
  /** False where it could not be stored. */
  readonly write: (item: StoredText) => boolean;
  readonly remove: (item: StoredText) => void;
  readonly clear: () => void;
}

/** Whose storage is looked at. */
export interface WhoseStorage {
  /** One word for it. */
  readonly name: string;
  /** Undefined while there is none. */
  readonly find: () => StorageWindow | undefined;
}

/** Looks at what a phone stores, again and again: storage tells its own tab of no change. */
export function useStoredItems({ name, find }: WhoseStorage, everyMs = 1000): StoredItems {
  const { data: items = [], refetch } = useQuery({
    queryKey: ['stored', name],
    queryFn: () => itemsIn(find()),
    refetchInterval: everyMs,
  });
  const then = <Result>(result: Result): Result => {
    void refetch();
    return result;
  };
  return {
    items,
    write: (item) => then(inStorage(find, (storage) => writeStoredText(storage, item)) ?? false),
    remove: (item) => then(inStorage(find, (storage) => removeStoredText(storage, item))),
    clear: () => then(inStorage(find, (storage) => clearPhoneItems(storage))),
  };
}

const itemsIn = (storage: StorageWindow | undefined) =>
  storage === undefined ? [] : phoneItems(readStoredTexts(storage));

function inStorage<Result>(find: WhoseStorage['find'], act: (storage: StorageWindow) => Result): Result | undefined {
  const storage = find();
  return storage === undefined ? undefined : act(storage);
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
